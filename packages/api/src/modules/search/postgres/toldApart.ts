/** Words that the stemmer takes for others, as texts have them for search: see `functions/told_apart.sql`. */
const APART: ReadonlyMap<string, string> = new Map([
  ['legging', 'leggin'],
  ['leggings', 'leggins'],
  ['studded', 'bestudded'],
])

/** A typed word as the texts of products have it. */
export const toldApart = (word: string): string => APART.get(word) ?? word
