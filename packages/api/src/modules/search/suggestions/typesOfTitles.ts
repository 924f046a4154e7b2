import type { Names } from '../CatalogueNames.ts'
import { numberForms } from '../foldText.ts'
import { isPreposition } from './mayFollow.ts'
import { familyOf, isWithin, rootType, type Concept } from '../meaning/Concept.ts'
import { inOneWord } from '../meaning/inOneWord.ts'
import { noise } from '../meaning/Lexicon.ts'
import { WRITTEN } from '../meaning/productTypes.data.ts'
import type { KnownPhrase } from '../vocabulary/PhraseIndex.ts'

/** A single word with fewer letters begins too many types. */
const LETTERS_MIN = 3
/** Words of the longest name of a type. */
const NAME_MAX = 3
/** Titles that are read, and types that are suggested. */
const TITLES_MAX = 100
const TYPES_MAX = 4

interface Named {
  before: readonly string[]
  type: Concept
  /** How often titles have each name of the type. */
  names: Map<string, number>
}

/**
 * Searches for the types that a text may become, by the titles that have it: "lip" becomes "lipstick" and "lip balm", and "lakme l" becomes "lakme
 * lipstick". Types with a category are suggested by its name; shops with few and broad categories have none for most types.
 */
export function typesOfTitles(
  { vocabulary, lexicon, types, brands }: Names,
  words: readonly string[],
): KnownPhrase[] {
  if (words.length === 0 || (words.length === 1 && (words[0] ?? '').length < LETTERS_MIN)) return []
  if (isPreposition(words.at(-2) ?? '')) return []
  const isColoured = words.slice(0, -1).some((word) => lexicon.find(word)?.kind === 'colour')
  const found = new Map<string, Named>()
  const known = new Map<string, Concept | undefined>()
  const typed = words.map((word) => ({ word, others: [] }))
  for (const { kind, folded } of vocabulary.phrases.find(typed, TITLES_MAX)) {
    if (kind !== 'product') continue
    const title = folded.split(' ')
    const nameEnd = endOfName(title)
    for (let count = Math.min(NAME_MAX, words.length); count > 0; count--) addNames(title, nameEnd, count)
  }
  return [...found.values()]
    .map(({ before, names }) => {
      const name = [...names].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
      const total = [...names.values()].reduce((sum, each) => sum + each, 0)
      return {
        total,
        folded: [...before, name].join(' '),
        phrase: [written(before), WRITTEN.get(name) ?? name].join(' ').trim(),
      }
    })
    .toSorted((one, other) => other.total - one.total)
    .filter(({ folded }, at, all) => all.findIndex((one) => one.folded === folded) === at)
    .slice(0, TYPES_MAX)
    .map(({ folded, phrase }) => ({ folded, phrase, kind: 'search' }))

  /** A brand with "&" is written with it. */
  function written(before: readonly string[]): string {
    const name = brands.get(inOneWord(before))?.name ?? ''
    return name.includes('&') ? name : before.join(' ')
  }

  /** Names in the first words of a title that the last words begin, beside the others. */
  function addNames(title: readonly string[], nameEnd: number, count: number): void {
    const before = words.slice(0, -count)
    const end = words.slice(-count)
    // "The m" is on its way to The Man Company, and not to a mask.
    if (before.some((word) => noise.has(word) && !brands.has(word))) return
    for (let from = 0; from < nameEnd; from++) {
      if (!isBegun(title, from, end)) continue
      const named = longestType(title, from, count)
      if (named === undefined || !mayBecome(end, named.type)) continue
      if (isWithinName(title, from, named) || (isColoured && isPlainCare(named.type))) continue
      const rest = [...title.slice(0, from), ...title.slice(from + named.length)]
      if (!before.every((word) => numberForms(word).some((form) => rest.includes(form)))) continue
      const key = [...before, named.type.names[0]].join(' ')
      const one = found.get(key) ?? { before, type: named.type, names: new Map<string, number>() }
      one.names.set(named.name, (one.names.get(named.name) ?? 0) + 1)
      found.set(key, one)
    }
  }

  /** What a product is for or comes with follows what it is: a top "for jeans and skirts" is no skirt. */
  function endOfName(title: readonly string[]): number {
    let isNamed = false
    for (const [at, word] of title.entries()) {
      if (isNamed && isPreposition(word)) return at
      isNamed ||= typeOf(word) !== undefined
    }
    return title.length
  }

  /** The liner of a title with "eye liner" is an eye liner. A liquid lipstick is a lipstick, too. */
  function isWithinName(
    title: readonly string[],
    from: number,
    { type, length }: { type: Concept; length: number },
  ) {
    const longer = from === 0 ? undefined : typeOf(title.slice(from - 1, from + length).join(' '))
    return longer !== undefined && (longer === type || !isWithin(longer, type))
  }

  function longestType(title: readonly string[], from: number, least: number) {
    for (let length = NAME_MAX; length >= least; length--) {
      const name = title.slice(from, from + length).join(' ')
      const type = from + length > title.length ? undefined : typeOf(name)
      if (type !== undefined && type.isElsewhere !== true)
        // A category alone is suggested by its name, and "black kurta" is no category.
        return types.sold.has(type) && least === words.length ? undefined : { name, type, length }
    }
    return undefined
  }

  /** Titles repeat names. */
  function typeOf(name: string): Concept | undefined {
    if (!known.has(name)) {
      const concept = lexicon.find(name)
      known.set(name, concept?.kind === 'type' ? concept : undefined)
    }
    return known.get(name)
  }

  /** A whole name may become its kinds: a bra is no bracelet. */
  function mayBecome(end: readonly string[], type: Concept): boolean {
    const whole = typeOf(end.join(' '))
    return whole === undefined || isWithin(type, whole)
  }
}

/** True for care, which has no colour: of "red onion shampoo" nothing is a red shampoo. */
const isPlainCare = (type: Concept) => familyOf(type) === 'care' && rootType(type).names[0] !== 'makeup'

const isBegun = (title: readonly string[], from: number, end: readonly string[]) =>
  end.every((word, at) =>
    at === end.length - 1 ? title[from + at]?.startsWith(word) === true : title[from + at] === word,
  )
