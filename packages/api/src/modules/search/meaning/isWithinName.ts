/** Length of the longest name that is looked up, in words. */
const NAME_MAX = 5

/** True when words of a filter are part of a longer name. */
export function isWithinName(
  text: string,
  from: number,
  found: string,
  isBrand: (words: string) => boolean,
): boolean {
  const to = from + found.trimEnd().length
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: index }))
  return words.some((_, first) =>
    words.slice(first, first + NAME_MAX).some(({ word, at }, length) => {
      const [start, end] = [words[first]?.at ?? 0, at + word.length]
      const isLonger = length > 0 && start < to && end > from && (start < from || end > to)
      return isLonger && isBrand(text.slice(start, end))
    }),
  )
}
