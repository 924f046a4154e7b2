/** Entries of the history whose offers the shopper has unfolded: going back leads to the offer that was opened. */
export const unfoldedOffers = new Set<string>()
