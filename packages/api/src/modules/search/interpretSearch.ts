import type { Database } from '#database/openDatabase.ts'
import type { Names } from './CatalogueNames.ts'
import { foldWords } from './foldText.ts'
import { noise } from './meaning/Lexicon.ts'
import type { Meaning, Term } from './meaning/Meaning.ts'
import type { UnderstoodFilter } from './meaning/readRanges.ts'
import { readMeaning } from './meaning/readMeaning.ts'
import { countMatches } from './matches.repository.ts'
import type { SearchQuery } from './SearchQuery.ts'
import { all, anyOf, atLeast, termQuery } from './toTsquery.ts'

export interface Interpretation {
  /** Null when no product has enough of the text; undefined when only filters were typed. */
  query: SearchQuery | null | undefined
  /** The corrected text, if it differs from the typed one. */
  searchedFor: string | null
  filters: readonly UnderstoodFilter[]
  /** Parts of the text that no product has, so that the list shows others. */
  missing: Missing | null
  /** Number of products with every word, if the list also shows those that lack some. */
  exact: number | null
}

export interface Missing {
  type: string | null
  brand: string | null
  words: readonly string[]
  /** Product type of the products that are shown instead. */
  shown: string | null
}

/** A list with fewer exact results also shows those that lack something. */
const ENOUGH = 6
/** The list of a type with fewer products also shows related types. */
const RARE = 3
/** Every combination of words becomes a query, so their number is limited. */
const WORDS_MAX = 6

/** Interprets a search. With `isExact` the words stay as typed, and products have them all. */
export async function interpretSearch(
  db: Database,
  names: Names,
  text: string,
  isExact = false,
): Promise<Interpretation> {
  if (isExact) {
    const words = [...new Set(foldWords(text))].filter((word) => !noise.has(word))
    return {
      query: words.length === 0 ? null : exactQuery(words),
      searchedFor: null,
      filters: [],
      missing: null,
      exact: null,
    }
  }
  const meaning = await readMeaning(db, names, text)
  const { filters, corrected } = meaning
  if (meaning.isEverything)
    return { query: undefined, searchedFor: null, filters, missing: null, exact: null }
  const found = await findBase(db, meaning)
  const { matching, lacking } = await findWords(db, found.base, meaning.words)
  const missing = missingOf(meaning, found, lacking)
  if (found.base === undefined && matching.length < lacking.length)
    return { query: null, searchedFor: corrected, filters, missing, exact: null }
  const chosen = await chooseMatch(db, found.base, matching.map(termQuery))
  if (chosen === undefined) return { query: null, searchedFor: corrected, filters, missing, exact: null }
  const brandIds = [meaning.brand, meaning.type, ...meaning.words].flatMap((term) => term?.brand?.ids ?? [])
  return {
    query: {
      match: chosen.match,
      wanted: { ...wantedTypes(meaning), words: matching.map(termQuery), brandIds },
    },
    searchedFor: corrected,
    filters,
    missing,
    exact: chosen.exact,
  }
}

function exactQuery(words: readonly string[]): SearchQuery {
  const queries = words.map((word) => anyOf([{ words: [word] }], 'ABCD'))
  const wanted = {
    typed: undefined,
    type: undefined,
    kinds: undefined,
    words: queries,
    phrase: undefined,
    brandIds: [],
  }
  return { match: all(queries), wanted }
}

interface Base {
  /** Condition of every result; undefined when only qualities were named. */
  base: string | undefined
  lacksType: boolean
  lacksBrand: boolean
}

/** The type and the brand; else the one of them that the shop has; else related types. */
async function findBase(db: Database, { type, brand }: Meaning): Promise<Base> {
  const ofType = type && termQuery(type)
  const ofBrand = brand && termQuery(brand)
  const near = await nearest(db, type)
  const choices: Base[] = [
    { base: all(defined(ofType, ofBrand)), lacksType: false, lacksBrand: false },
    { base: all(defined(ofType)), lacksType: false, lacksBrand: true },
    { base: all(defined(near, ofBrand)), lacksType: true, lacksBrand: false },
    { base: all(defined(ofBrand)), lacksType: true, lacksBrand: false },
    { base: all(defined(near)), lacksType: true, lacksBrand: true },
  ].filter(({ base }) => base !== '')
  for (const choice of choices) {
    const { total } = await countMatches(db, choice.base ?? '', [])
    if (total === 0) continue
    const isRare = total < RARE && near !== undefined && brand === undefined
    return isRare && choice.base === ofType ? { ...choice, base: `(${ofType} | ${near})` } : choice
  }
  return { base: undefined, lacksType: true, lacksBrand: true }
}

/** Related types, from the nearest type above that the shop has. */
async function nearest(db: Database, type: Term | undefined): Promise<string | undefined> {
  for (const names of type?.near ?? []) {
    const near = anyOf(names, 'ABC')
    if ((await countMatches(db, near, [])).total >= RARE) return near
  }
  return undefined
}

/** Divides words into those that some product of the base has, and those that none has. */
async function findWords(db: Database, base: string | undefined, words: readonly Term[]) {
  if (words.length === 0) return { matching: [], lacking: [] }
  const queries = words.map(termQuery)
  const { each } = await countMatches(db, base ?? queries.join(' | '), queries)
  const has = (index: number) => (each[index] ?? 0) > 0
  return {
    matching: words.filter((_, index) => has(index)).slice(0, WORDS_MAX),
    lacking: words.filter((word, index) => !has(index) && !word.isNarrowing),
  }
}

interface Match {
  match: string
  /** Number of products with every word, if the list also shows others. */
  exact: number | null
}

/** Requires all words; where few products have them all, most of them. The ranking puts those products last. */
async function chooseMatch(
  db: Database,
  base: string | undefined,
  words: readonly string[],
): Promise<Match | undefined> {
  if (words.length === 0) return base === undefined ? undefined : { match: base, exact: null }
  const withBase = (query: string) => all(defined(base, query))
  const strict = withBase(all(words))
  const { total } = await countMatches(db, strict, [])
  if (total >= ENOUGH || (words.length === 1 && base === undefined)) return { match: strict, exact: null }
  for (let count = words.length - 1; count >= words.length / 2 && count > 0; count--) {
    const match = withBase(atLeast(count, words))
    if ((await countMatches(db, match, [])).total >= ENOUGH) return { match, exact: total }
  }
  const match = base ?? atLeast(Math.ceil(words.length / 2), words)
  const isMore = (await countMatches(db, match, [])).total > total
  return isMore ? { match, exact: total } : { match: strict, exact: null }
}

function wantedTypes({ type, words }: Meaning) {
  const typed = type?.own[0]
  const [first] = words
  const phrase = typed && first?.own[0] && { words: [...first.own[0].words, ...typed.words] }
  return {
    typed: typed && anyOf([typed], 'A'),
    type: type && anyOf([...type.own, ...type.kinds], 'A'),
    kinds: type && type.kinds.length > 0 ? anyOf(type.kinds, 'A') : undefined,
    phrase: phrase && anyOf([phrase], 'AB'),
  }
}

function missingOf({ type, brand }: Meaning, found: Base, lacking: readonly Term[]): Missing | null {
  const lacksType = type !== undefined && found.lacksType
  const lacksBrand = brand !== undefined && found.lacksBrand
  if (!lacksType && !lacksBrand && lacking.length === 0) return null
  return {
    type: lacksType || lacksBrand ? (type?.text ?? null) : null,
    brand: lacksBrand ? (brand?.text ?? null) : null,
    words: lacking.map(({ text }) => text),
    shown: lacksType ? null : (type?.text ?? null),
  }
}

function defined(...queries: (string | undefined)[]): string[] {
  return queries.filter((query) => query !== undefined)
}
