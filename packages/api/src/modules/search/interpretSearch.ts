import { helpTopicOf } from '@shop/contract/helpTopics'
import { chooseMatch } from './chooseMatch.ts'
import { findBase } from './findBase.ts'
import { findDescribed } from './findDescribed.ts'
import { foldWords } from './foldText.ts'
import { readAudiences, readColours } from './meaning/readShown.ts'
import { noise } from './meaning/Lexicon.ts'
import { narrowToAudiences } from './meaning/narrowToAudiences.ts'
import { correctedText } from './meaning/correctWords.ts'
import { chooseGifts } from './meaning/gifts.ts'
import type { Term } from './meaning/Meaning.ts'
import { isOrder, type PriceOrder, type UnderstoodFilter } from './meaning/readRanges.ts'
import { joinTypes } from './meaning/joinTypes.ts'
import { readMeaning } from './meaning/readMeaning.ts'
import { all, hasAny, some, type Condition } from './Condition.ts'
import { narrowToColour } from './narrowToColour.ts'
import { missingOf, type Missing } from './missingOf.ts'
import { nearTo } from './nearTo.ts'
import type { SearchEngine, SearchSources } from './SearchEngine.ts'
import type { SearchQuery } from './SearchQuery.ts'
import { calledTerm, findTitled, queryOf, wantedOf } from './wanted.ts'

export interface Interpretation {
  /** Null when no product has enough of the text; undefined when only filters were typed. */
  query: SearchQuery | null | undefined
  /** The same for the products that match everything, where there are some and the list also shows others. */
  strict?: SearchQuery
  /** Parts of the text that products have. */
  named?: Named
  /** Order that the text asks for. */
  order?: PriceOrder
  /** Price that nothing has, so that the list shows the nearest, and bounds of these. */
  unpriced?: Named & Pick<UnderstoodFilter, 'min' | 'max' | 'text'>
  bounds?: Pick<UnderstoodFilter, 'min' | 'max'>
  /** The corrected text, if it differs from the typed one. */
  searchedFor: string | null
  filters: readonly UnderstoodFilter[]
  /** Parts of the text that no product has, so that the list shows others. */
  missing: Missing | null
  /** Words of the text that products have in their descriptions alone. */
  described: readonly string[]
  /** Number of products that match the whole search, if the list also shows others. */
  exact: number | null
  /** Words that a shade or a size may have. */
  looks: readonly Term[]
}

interface Named {
  type: string | null
  brand: string | null
  words: readonly string[]
}

const PLAIN = { searchedFor: null, filters: [], missing: null, described: [], exact: null, looks: [] }

/** An engine may have to try every combination of words, so their number is limited. */
const WORDS_MAX = 6

/** Interprets a search. With `isExact` the words stay as typed, and products have them all. */
export async function interpretSearch(
  sources: SearchSources,
  text: string,
  isExact = false,
): Promise<Interpretation> {
  const read = await readSearch(sources, text, isExact)
  if (!isExact && helpTopicOf(text) !== undefined && !isCalledSo(read)) return { ...PLAIN, query: null }
  const order = read.filters.map(({ kind }) => kind).find(isOrder)
  return order === undefined ? read : { ...read, order }
}

/** True if products are called by every word: "support" finds support bras. Those that only mention a word do not answer a search for help. */
const isCalledSo = ({ query, missing, described }: Interpretation) =>
  query !== undefined && missing === null && described.length === 0

async function readSearch(
  { db, engine, names }: SearchSources,
  text: string,
  isExact: boolean,
): Promise<Interpretation> {
  if (isExact) {
    const words = [...new Set(foldWords(text))].filter((word) => !noise.has(word))
    return { ...PLAIN, query: queryOf(words.map((word) => hasAny([{ words: [word] }], 'ABCD'))) ?? null }
  }
  const read = await readMeaning(db, names, text)
  const { meaning, absent } = await joinTypes(engine, await chooseGifts(engine, read, names))
  const { filters } = meaning
  const called = calledTerm(meaning)
  if (meaning.isEverything) {
    const isCalled = called !== undefined && (await engine.count(called.has, 1)) > 0
    return {
      ...PLAIN,
      query: isCalled ? queryOf([called.has]) : undefined,
      filters,
      looks: isCalled ? [called] : [],
    }
  }
  const ofAnyone = await findBase(engine, meaning)
  const narrowed = await narrowToAudiences(engine, ofAnyone.base, meaning.audiences, names)
  const found = { ...ofAnyone, base: narrowed.base }
  const words = await findWords(engine, found.base, meaning.words)
  const titled = words.lacking.length > 0 ? await findTitled(engine, meaning) : undefined
  if (titled !== undefined) return { ...PLAIN, ...titled, searchedFor: correctedText(meaning.spelt), filters }
  const { matching } = words
  const lacking = [...absent, ...words.lacking, ...narrowed.lacking]
  // A correction that no product of the kind has is unlikely: the typed word is a name.
  const refused = new Set(lacking.flatMap(({ correctionOf }) => correctionOf ?? []))
  const searchedFor = correctedText(meaning.spelt, refused)
  const missing = missingOf(meaning, found, lacking)
  const nothing = { ...PLAIN, query: null, searchedFor, filters, missing }
  const isElsewhere = found.base === undefined && meaning.type !== undefined
  // Many descriptions have an "x" or a "9".
  const isTooShort = found.base === undefined && matching.every(({ text: word }) => word.length === 1)
  if (isElsewhere || isTooShort || (found.base === undefined && matching.length < lacking.length))
    return nothing
  const coloured = await narrowToColour(engine, found.base, matching)
  const base = coloured ?? found.base
  const chosen = await chooseMatch(
    engine,
    base,
    coloured === undefined ? matching.map(({ has }) => has) : [],
    {
      own: found.own && all(found.own, base),
      nearTo: (whole) => nearTo(engine, whole, names.families, matching),
    },
  )
  if (chosen === undefined) return nothing
  const wanted = {
    ...wantedOf(meaning, found.own, matching),
    whole: chosen.exact === null ? undefined : chosen.strict,
  }
  return {
    query: { match: chosen.match, wanted },
    ...(chosen.exact !== null && chosen.exact > 0 && { strict: { match: chosen.strict, wanted } }),
    named: {
      type: found.lacksType ? null : (meaning.type?.text ?? null),
      brand: found.lacksBrand ? null : (meaning.brand?.text ?? null),
      words: [...matching, ...narrowed.kept].map(({ text: word }) => word),
    },
    searchedFor,
    filters: [
      ...filters,
      ...readAudiences(names, text, narrowed.kept),
      ...(coloured !== undefined || chosen.exact === null ? readColours(names, text, matching) : []),
    ],
    missing,
    described: await findDescribed(engine, names, chosen.match, meaning, matching),
    exact: chosen.exact,
    looks: [
      ...matching,
      ...[called, found.isCalled ? meaning.type : undefined].filter((term) => term !== undefined),
    ],
  }
}

/** Divides words into those that some product of the base has, and those that none has. */
async function findWords(engine: SearchEngine, base: Condition | undefined, words: readonly Term[]) {
  if (words.length === 0) return { matching: [], lacking: [] }
  const conditions = words.map(({ has }) => has)
  const isMet = await engine.areMet(base ?? some(1, conditions), conditions)
  return {
    matching: words.filter((_, index) => isMet[index]).slice(0, WORDS_MAX),
    lacking: words.filter((word, index) => !isMet[index] && !word.isNarrowing),
  }
}
