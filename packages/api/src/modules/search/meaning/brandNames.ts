import { groupBy } from '#lists/groupBy.ts'
import { foldWords } from '../foldText.ts'
import { Beginnings } from '../vocabulary/Beginnings.ts'
import { Spellings } from '../vocabulary/Spellings.ts'
import type { Vocabulary } from '../vocabulary/Vocabulary.ts'
import type { BrandName } from './BrandName.ts'
import { brandsOfTitles } from './brandsOfTitles.ts'
import { inOneWord } from './inOneWord.ts'
import { noise, type Lexicon } from './Lexicon.ts'
import { namesOfOther, otherNames } from './OtherBrands.ts'
import type { BrandWords } from './outsideBrands.ts'

export interface BrandNames {
  /** Brands by name in one word; see `inOneWord`. */
  brands: ReadonlyMap<string, BrandName>
  /** Its keys by their first letters. */
  brandBeginnings: Beginnings
  /** Its keys that are long enough to be corrected. */
  brandSpellings: Spellings
}

/** A row of the table of brands. */
export interface BrandRow {
  id: number
  name: string
  folded: string
}

/** Shortest name of a brand in one word whose spelling is corrected. */
const BRAND_WORD_MIN = 4

/** Longest name that is short for another one: W, MAC. */
const INITIALS_MAX = 3

/** Brands of the catalogue, and those that only its titles have. */
export function namesOfBrands(
  rows: readonly BrandRow[],
  lexicon: Lexicon,
  vocabulary: Vocabulary,
): BrandNames {
  const brands = brandsByWord(rows)
  for (const [word, brand] of brandsOfTitles(vocabulary.phrases.titles, lexicon)) {
    if (!brands.has(word)) brands.set(word, brand)
  }
  addJoints(brands)
  const words = [...brands.keys()]
  return {
    brands,
    brandBeginnings: new Beginnings(words),
    brandSpellings: new Spellings(words.filter((word) => word.length >= BRAND_WORD_MIN)),
  }
}

function brandsByWord(rows: readonly BrandRow[]): Map<string, BrandName> {
  const brands = new Map<string, BrandName>()
  for (const { id, name, folded } of rows) {
    const words = folded.split(' ')
    const word = inOneWord(words)
    const known = brands.get(word)
    if (known === undefined) brands.set(word, { ids: [id], name, word, titled: titledAs(words) })
    else known.ids.push(id)
  }
  // Shoppers leave out "the", who a brand is by, and all words after the first two if no other brand starts with these.
  const shorter = groupBy(
    rows.flatMap((row) => shortNames(row.folded.split(' ')).map((key) => ({ key, row }))),
    ({ key }) => key,
  )
  for (const [key, [first, ...others]] of shorter) {
    const brand = first && brands.get(inOneWord(first.row.folded.split(' ')))
    if (brand !== undefined && others.length === 0 && !brands.has(key)) brands.set(key, brand)
  }
  for (const [word, brand] of brands) {
    // "W for Woman" is W.
    const whole = word.length <= INITIALS_MAX ? namesOfOther(word) : []
    for (const other of [...(otherNames.get(word) ?? []), ...whole])
      if (!brands.has(other)) brands.set(other, beginningWith(rows, other, brand))
  }
  return brands
}

/** "L'Oréal" is short for L'Oréal Paris, and for L'Oréal Professionnel as well. */
function beginningWith(rows: readonly BrandRow[], short: string, brand: BrandName): BrandName {
  const begins = (words: readonly string[]) =>
    words.findIndex((_, at) => inOneWord(words.slice(0, at + 1)) === short) + 1
  const named = rows
    .map(({ id, folded }) => ({ id, words: folded.split(' ') }))
    .filter(({ words }) => begins(words) > 0)
  const [first, ...others] = named
  if (first === undefined || others.length === 0) return brand
  return {
    ...brand,
    ids: named.map(({ id }) => id),
    titled: [first.words.slice(0, begins(first.words)), ...brand.titled],
  }
}

/** "hereandnow", "hnm", and "wet and wild" for Wet n Wild */
function addJoints(brands: Map<string, BrandName>): void {
  for (const brand of new Set(brands.values())) {
    const joined = JOINT.test(brand.name)
      ? JOINTS.map((joint) => foldWords(brand.name.replace(JOINT, joint)))
      : []
    for (const key of joined.flatMap((words) => [words.join(''), inOneWord(words)])) {
      if (!brands.has(key)) brands.set(key, brand)
    }
  }
}

const JOINT = /&| (?:and|n) /i
const JOINTS = [' and ', ' n ']

/** Of a word that means nothing, such as ONLY or AND, titles tell no brand: products have the brand twice, as its name and in one word. */
function titledAs(words: readonly string[]): BrandName['titled'] {
  const [word = '', ...others] = words
  if (others.length > 0) return [words]
  return noise.has(word) ? [[word, word]] : []
}

/** Names of several words, by each of their words. */
export function wordsOfBrands(rows: readonly BrandRow[]): BrandWords {
  const names = rows.map(({ folded }) => folded.split(' ')).filter((words) => words.length > 1)
  const byWord = groupBy(
    names.flatMap((words) => words.map((word) => ({ word, words }))),
    ({ word }) => word,
  )
  return new Map([...byWord].map(([word, entries]) => [word, entries.map(({ words }) => words)]))
}

function shortNames(words: readonly string[]): string[] {
  const telling = words.filter((word) => word !== 'and')
  const bare = telling[0] === 'the' ? telling.slice(1) : telling
  // "HRX by Hrithik Roshan"
  const by = bare.indexOf('by')
  const lengths = Array.from({ length: Math.max(0, bare.length - 2) }, (_, index) => index + 2)
  return [
    ...(bare.length < telling.length && bare.length > 1 ? [inOneWord(bare)] : []),
    ...(by === 1 ? bare.slice(0, by) : []),
    ...lengths.map((length) => inOneWord(bare.slice(0, length))),
  ]
}
