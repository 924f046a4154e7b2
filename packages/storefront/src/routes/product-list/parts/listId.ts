/** Id of the products of a list. */
export const LIST_ID = 'products'
