/** Name that replaces an erased or an empty one. */
export const ANONYMOUS_NAME = 'A shopper'
