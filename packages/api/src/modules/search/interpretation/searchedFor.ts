import { correctedText } from '../meaning/correctWords.ts'
import type { Meaning } from '../meaning/Meaning.ts'

/** The text with its corrections and with the filters that it has, such as "jutti size 38"; null when nothing was corrected. */
export function searchedFor(
  text: string,
  { spelt, filters }: Pick<Meaning, 'spelt' | 'filters'>,
  refused?: ReadonlySet<string>,
): string | null {
  const corrected = correctedText(spelt, refused)
  if (corrected === null) return null
  const typed = filters.map((filter) => filter.text).filter((part) => !` ${corrected} `.includes(` ${part} `))
  const isFirst = (part: string) => text.trimStart().startsWith(part)
  const others = typed.filter((part) => !isFirst(part))
  return [...typed.filter(isFirst), corrected, ...others].join(' ')
}
