/** Words without spaces and "and": Noor & Neem and noorneem are equal. `brand_word` of the migrations does the same. */
export function inOneWord(words: readonly string[]): string {
  const telling = words.filter((word) => word !== 'and')
  return (telling.length === 0 ? words : telling).join('')
}
