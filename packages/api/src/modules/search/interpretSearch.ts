import { foldWords } from './foldText.ts'
import { readAudiences, readColours } from './meaning/readShown.ts'
import { noise } from './meaning/Lexicon.ts'
import { narrowToAudiences } from './meaning/narrowToAudiences.ts'
import type { Meaning, Term } from './meaning/Meaning.ts'
import type { UnderstoodFilter } from './meaning/readRanges.ts'
import { readMeaning } from './meaning/readMeaning.ts'
import { all, hasAny, some, type Condition } from './Condition.ts'
import type { SearchEngine, SearchSources } from './SearchEngine.ts'
import type { SearchQuery } from './SearchQuery.ts'

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
/** An engine may have to try every combination of words, so their number is limited. */
const WORDS_MAX = 6

/** Interprets a search. With `isExact` the words stay as typed, and products have them all. */
export async function interpretSearch(
  { db, engine, names }: SearchSources,
  text: string,
  isExact = false,
): Promise<Interpretation> {
  if (isExact) {
    const words = [...new Set(foldWords(text))].filter((word) => !noise.has(word))
    return {
      query: exactQuery(words),
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
  const ofAnyone = await findBase(engine, meaning)
  const narrowed = await narrowToAudiences(engine, ofAnyone.base, meaning.audiences)
  const found = { ...ofAnyone, base: narrowed.base }
  const words = await findWords(engine, found.base, meaning.words)
  const titled = words.lacking.length > 0 ? await findTitled(engine, meaning) : undefined
  if (titled !== undefined)
    return { query: titled, searchedFor: corrected, filters, missing: null, exact: null }
  const { matching, lacking } = words
  const missing = missingOf(meaning, found, [...lacking, ...narrowed.lacking])
  if (found.base === undefined && matching.length < lacking.length + narrowed.lacking.length)
    return { query: null, searchedFor: corrected, filters, missing, exact: null }
  const chosen = await chooseMatch(
    engine,
    found.base,
    matching.map(({ has }) => has),
  )
  if (chosen === undefined) return { query: null, searchedFor: corrected, filters, missing, exact: null }
  const brandIds = [meaning.brand, meaning.type, ...meaning.words].flatMap((term) => term?.brand?.ids ?? [])
  return {
    query: {
      match: chosen.match,
      wanted: { ...wantedTypes(meaning), words: matching.map(({ has }) => has), brandIds },
    },
    searchedFor: corrected,
    filters: [
      ...filters,
      ...readAudiences(names, text, narrowed.kept),
      ...(chosen.exact === null ? readColours(names, text, matching) : []),
    ],
    missing,
    exact: chosen.exact,
  }
}

function exactQuery(words: readonly string[]): SearchQuery | null {
  const conditions = words.map((word) => hasAny([{ words: [word] }], 'ABCD'))
  const match = all(...conditions)
  const wanted = {
    typed: undefined,
    type: undefined,
    kinds: undefined,
    words: conditions,
    phrase: undefined,
    brandIds: [],
  }
  return match === undefined ? null : { match, wanted }
}

interface Base {
  /** Condition of every result; undefined when only qualities were named. */
  base: Condition | undefined
  lacksType: boolean
  lacksBrand: boolean
}

/** The type and the brand; else the one of them that the shop has; else related types. */
async function findBase(engine: SearchEngine, { type, brand }: Meaning): Promise<Base> {
  const ofType = type?.has
  const ofBrand = brand?.has
  const near = await nearest(engine, type)
  const choices: Base[] = [
    { base: all(ofType, ofBrand), lacksType: false, lacksBrand: false },
    { base: ofType, lacksType: false, lacksBrand: true },
    { base: near && all(near, ofBrand), lacksType: true, lacksBrand: false },
    { base: ofBrand, lacksType: true, lacksBrand: false },
    { base: near, lacksType: true, lacksBrand: true },
  ]
  for (const choice of choices) {
    if (choice.base === undefined) continue
    const { total } = await engine.count(choice.base, [])
    if (total === 0) continue
    const isRare = total < RARE && near !== undefined && brand === undefined
    return isRare && choice.base === ofType ? { ...choice, base: some(1, [ofType, near]) } : choice
  }
  return { base: undefined, lacksType: true, lacksBrand: true }
}

/** Related types, from the nearest type above that the shop has. */
async function nearest(engine: SearchEngine, type: Meaning['type']): Promise<Condition | undefined> {
  for (const near of type?.near ?? []) {
    if ((await engine.count(near, [])).total >= RARE) return near
  }
  return undefined
}

/** Divides words into those that some product of the base has, and those that none has. */
async function findWords(engine: SearchEngine, base: Condition | undefined, words: readonly Term[]) {
  if (words.length === 0) return { matching: [], lacking: [] }
  const conditions = words.map(({ has }) => has)
  const { each } = await engine.count(base ?? some(1, conditions), conditions)
  const has = (index: number) => (each[index] ?? 0) > 0
  return {
    matching: words.filter((_, index) => has(index)).slice(0, WORDS_MAX),
    lacking: words.filter((word, index) => !has(index) && !word.isNarrowing),
  }
}

/** Products whose title or brand has every typed word, where the type's products lack some: "Kabuki Powder Brush". */
async function findTitled(
  engine: SearchEngine,
  { type, brand, words }: Meaning,
): Promise<SearchQuery | undefined> {
  const typed = [type, ...words].flatMap((term) => term?.own[0] ?? []).map((phrase) => hasAny([phrase], 'AB'))
  const match = all(brand?.has, ...typed)
  if (match === undefined || (await engine.count(match, [])).total === 0) return undefined
  const wanted = { typed: undefined, type: undefined, kinds: undefined, phrase: undefined, words: typed }
  return { match, wanted: { ...wanted, brandIds: brand?.brand?.ids ?? [] } }
}

interface Match {
  match: Condition
  /** Number of products with every word, if the list also shows others. */
  exact: number | null
}

/** Requires all words; where few products have them all, most of them. The ranking puts those products last. */
async function chooseMatch(
  engine: SearchEngine,
  base: Condition | undefined,
  words: readonly Condition[],
): Promise<Match | undefined> {
  const strict = all(base, ...words)
  if (strict === undefined) return undefined
  if (words.length === 0) return { match: strict, exact: null }
  const { total } = await engine.count(strict, [])
  if (total >= ENOUGH || (words.length === 1 && base === undefined)) return { match: strict, exact: null }
  const withSome = (count: number) => all(base, some(count, words)) ?? strict
  for (let count = words.length - 1; count >= words.length / 2 && count > 0; count--) {
    const match = withSome(count)
    if ((await engine.count(match, [])).total >= ENOUGH) return { match, exact: total }
  }
  const match = base ?? withSome(Math.ceil(words.length / 2))
  const isMore = (await engine.count(match, [])).total > total
  return isMore ? { match, exact: total } : { match: strict, exact: null }
}

function wantedTypes({ type, words }: Meaning) {
  const typed = type?.own[0]
  const [first] = words
  const phrase = typed && first?.own[0] && { words: [...first.own[0].words, ...typed.words] }
  return {
    typed: type?.typed,
    type: type?.named,
    kinds: type?.kinds,
    phrase: phrase && hasAny([phrase], 'AB'),
  }
}

function missingOf(
  { type, brand }: Meaning,
  found: Base,
  lacking: readonly { text: string }[],
): Missing | null {
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
