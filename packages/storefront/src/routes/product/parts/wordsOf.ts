const WORDS_MAX = 6

/** Words of an address such as `ruby-lipstick-3-g`, for a search; empty for one that names nothing. */
export function wordsOf(slug: string): string {
  const words = slug.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? []
  return words.slice(0, WORDS_MAX).join(' ')
}
