/** Name that replaces an erased or an empty one. */
export const NOBODY = 'A shopper'
