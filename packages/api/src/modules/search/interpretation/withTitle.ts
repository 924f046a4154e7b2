import { ENOUGH } from './chooseMatch.ts'
import { all, hasAny, some, type Condition } from '../Condition.ts'
import { allWords, foldWords } from '../foldText.ts'
import { PLAIN, type Interpretation } from './Interpretation.ts'
import { noise } from '../meaning/Lexicon.ts'
import { nearTo } from './nearTo.ts'
import type { SearchSources } from '../SearchEngine.ts'
import { NOTHING } from './wanted.ts'

/** Shorter titles, such as "silk saree", are types of products as well. */
const WORDS_MIN = 2
/** Longer texts are pasted or suggested titles: nobody types the name of a type with so many words. */
const PASTED_MIN = 6
/** Other products have all but one of its first words. Engines may have to try every combination. */
const ALIKE_WORDS = 6

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
  const pasted =
    telling.length < PASTED_MIN ? undefined : names.vocabulary.phrases.titled(allWords(text))?.productId
  if (pasted != null) return withPasted(pasted, telling, read)
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

/**
 * The product whose title was pasted, before what is near. Titles of marketplaces have prices, sizes, other types and people that only describe the
 * product, so that nothing of them is a filter and nothing is missing.
 */
function withPasted(id: number, telling: readonly string[], read: Interpretation): Interpretation {
  const titled: Condition = { is: 'product', ids: [id] }
  const near = read.missing === null ? read.query : undefined
  if (near) {
    const match = some(1, [titled, near.match])
    return { ...PLAIN, query: { match, wanted: { ...near.wanted, titled } } }
  }
  const words = telling.slice(0, ALIKE_WORDS).map((word) => hasAny([{ words: [word] }], 'AB'))
  const match = some(1, [titled, some(words.length - 1, words)])
  return { ...PLAIN, query: { match, wanted: { ...NOTHING, titled, words } } }
}
