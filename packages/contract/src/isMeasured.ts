const AMOUNT = /\d\s*(?:m?g|gm|kg|m?l)\b/i

/** True for a text with a weight or a volume, such as "50 ml" or "Ruby / 3.5 g"; false for a number of pieces. */
export const isMeasured = (text: string): boolean => AMOUNT.test(text)
