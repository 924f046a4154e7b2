/** Cards of a row that come with the page: as many as a wide window shows. The others load when the shopper turns to the row. */
export const CARDS_OF_A_RAIL = 5
