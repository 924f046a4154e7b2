import { foldWords } from '../foldText.ts'
import { PLAIN, type Interpretation } from './Interpretation.ts'
import { goodsAsked } from '../help/goodsAsked.ts'
import { helpTopicBegunIn, helpTopicIn } from '../help/helpTopicIn.ts'
import { noise } from '../meaning/Lexicon.ts'
import { isOrder } from '../meaning/readRanges.ts'
import { isDevanagari } from '../meaning/transliterate.ts'
import { hasAny } from '../Condition.ts'
import { lackingText } from './missingOf.ts'
import { nearActive } from './nearActive.ts'
import type { SearchSources } from '../SearchEngine.ts'
import { perRequest } from './perRequest.ts'
import { withTitle } from './withTitle.ts'
import { queryOf } from './wanted.ts'
import { readSearch } from './readSearch.ts'

/** Interprets a search. With `isExact` the words stay as typed, and products have them all. */
export const interpretSearch = (sources: SearchSources, text: string, isExact = false) =>
  isExact ? interpret(sources, text, true) : interpretMeant(sources, text)

const interpretMeant = perRequest((sources, text) => interpret(sources, text, false))

async function interpret(sources: SearchSources, text: string, isExact: boolean): Promise<Interpretation> {
  const asked = isExact ? undefined : goodsAsked(sources.names, text)
  if (asked !== undefined) return { ...(await interpretSearch(sources, asked.goods)), help: asked.help }
  const interpreted = withoutScattered(text, isExact ? asTyped(text) : await readSearch(sources, text))
  const read = isExact ? interpreted : await withTitle(sources, text, interpreted)
  const near = isExact ? undefined : await nearActive(text, read, (other) => interpretSearch(sources, other))
  if (near !== undefined) return near
  // A mobile phone is no beginning of PhonePe.
  const isUnknown = !isExact && read.query === null && read.missing?.type == null
  const help =
    helpTopicIn(sources.names, text) ?? (isUnknown ? helpTopicBegunIn(sources.names, text) : undefined)
  // "Offers" are also the products that have one.
  const isAnswered =
    isExact ||
    isCalledSo(text, read) ||
    (help === 'offers' && read.query === undefined && read.filters.length > 0)
  if (help !== undefined && !isAnswered) return { ...PLAIN, query: null, help }
  // A text without words, such as an emoji.
  if (read.query === null && read.missing === null) return { ...read, missing: lackingText(text) }
  const order = read.filters.map(({ kind }) => kind).find(isOrder)
  return { ...read, ...(order && { order }), ...(help && { help }) }
}

/** Descriptions that have a "skipping" or a "rope" tell of no skipping rope. */
const withoutScattered = (text: string, read: Interpretation): Interpretation =>
  read.exact === 0 && read.described.length > 1 && read.described.length === read.named?.words.length
    ? { ...PLAIN, query: null, filters: read.filters, missing: lackingText(text) }
    : read

/** True if products are called by the one typed word: "support" finds support bras. Those that only mention a word of a search for help, or have a corrected one, do not answer it. */
const isCalledSo = (text: string, { query, missing, described, searchedFor: corrected }: Interpretation) =>
  foldWords(text).length === 1 &&
  // Of what is written in Devanagari, the sound is guessed.
  !isDevanagari(text) &&
  corrected === null &&
  query !== undefined &&
  missing === null &&
  described.length === 0

/** Products that have all words as they were typed. */
function asTyped(text: string): Interpretation {
  const words = [...new Set(foldWords(text))].filter((word) => !noise.has(word))
  return { ...PLAIN, query: queryOf(words.map((word) => hasAny([{ words: [word] }], 'ABCD'))) ?? null }
}
