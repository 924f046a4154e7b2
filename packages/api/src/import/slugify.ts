const SLUG_LENGTH_MAX = 80

/** Slug of a name: Latin letters and digits, words joined by `-`. Empty for a name without either, such as one in Devanagari. */
export function slugify(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (words.length <= SLUG_LENGTH_MAX) return words
  return words
    .slice(0, SLUG_LENGTH_MAX + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, SLUG_LENGTH_MAX)
}
