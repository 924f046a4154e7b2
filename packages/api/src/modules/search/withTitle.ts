import { ENOUGH } from './chooseMatch.ts'
import { all, hasAny, some } from './Condition.ts'
import { foldWords } from './foldText.ts'
import { PLAIN, type Interpretation } from './Interpretation.ts'
import { noise } from './meaning/Lexicon.ts'
import { nearTo } from './nearTo.ts'
import type { SearchSources } from './SearchEngine.ts'
import { NOTHING } from './wanted.ts'

/** Shorter titles, such as "silk saree", are types of products as well. */
const WORDS_MIN = 2

/**
 * The interpretation of a text that is the whole title of a product, such as a suggestion: the product is first. Where the words of its name
 * were read as something that it lacks, or as a colour or a size of others, what is near follows it.
 */
export async function withTitle(
  { names, engine }: SearchSources,
  text: string,
  read: Interpretation,
): Promise<Interpretation> {
  const words = foldWords(text)
  const telling = words.filter((word) => !noise.has(word))
  if (telling.length < WORDS_MIN || !names.vocabulary.phrases.isTitle(words)) return read
  const titled = all(...telling.map((word) => hasAny([{ words: [word] }], 'AB')))
  const total = titled === undefined ? 0 : await engine.count(titled, ENOUGH)
  if (titled === undefined || total === 0 || total === ENOUGH) return read
  const isWhole = read.missing === null && read.exact === null && read.filters.length === 0
  if (isWhole && read.query && (await engine.areMet(read.query.match, [titled]))[0] === true) {
    return { ...read, query: { ...read.query, wanted: { ...read.query.wanted, titled } } }
  }
  const near = read.query?.match ?? (await nearTo(engine, titled, names.families, []))
  const match = some(1, [titled, near])
  const isMore = (await engine.count(match, total + 1)) > total
  const wanted = {
    ...NOTHING,
    titled,
    words: telling.map((word) => hasAny([{ words: [word] }], 'ABCD')),
  }
  if (!isMore) return { ...PLAIN, query: { match: titled, wanted } }
  return { ...PLAIN, query: { match, wanted }, strict: { match: titled, wanted }, exact: total }
}
