import { groupBy } from '#lists/groupBy.ts'
import { numberForms } from '../foldText.ts'
import { allNames, lastWord } from './categoryPlaces.ts'
import { familyOf, readConcepts, rootType, type Concept } from './Concept.ts'
import type { Phrase } from './Meaning.ts'
import { ELSEWHERE_TYPES, PRODUCT_TYPES } from './productTypes.data.ts'

/** What titles have: words, and names of several words. */
export interface KnownTitles {
  mayHave: (word: string) => boolean
  hasName: (name: string) => boolean
}

/** More names would make a query slow. */
const NAMES_MAX = 4

interface LongerName {
  name: string
  /** The word that it begins or ends with, and the one beside it. */
  word: string
  pair: string
}

let known: ReadonlyMap<string, readonly LongerName[]> | undefined

/** Names of several words of all types, by their last word, and by their first one: a saree blouse piece comes with a saree. */
function readNames() {
  const types = [...readConcepts(PRODUCT_TYPES, 'type'), ...readConcepts(ELSEWHERE_TYPES, 'type')]
  const names = types.flatMap((type) =>
    type.names
      .map((name) => ({ name, words: name.split(' '), isWorn: familyOf(type) === 'clothing' }))
      // A kurta with a sharara has one, and a baby soap is a soap.
      .filter(
        ({ words }) => words.length > 1 && !['with', 'and', 'baby'].some((word) => words.includes(word)),
      ),
  )
  const placed = names.flatMap(({ name, words, isWorn }): LongerName[] => [
    { name, word: words.at(-1) ?? '', pair: words.slice(-2).join(' ') },
    ...(isWorn ? [] : [{ name, word: words[0] ?? '', pair: words.slice(0, 2).join(' ') }]),
  ])
  return groupBy(placed, ({ word }) => word)
}

/**
 * The names of a type, but not within longer names of other types: a panty liner is no liner, and a diaper rash cream no diaper. Names that no title
 * has are left out.
 */
export function outsideLonger(
  names: readonly string[],
  phrases: readonly Phrase[],
  { hasName }: KnownTitles,
): Phrase[] {
  known ??= readNames()
  const longer = known
  return phrases.map((phrase) => {
    const [only = '', ...more] = phrase.words
    if (more.length > 0) return phrase
    const others = numberForms(only)
      .flatMap((form) => longer.get(form) ?? [])
      .filter(({ name, pair }) => !names.includes(name) && hasName(pair))
    const pairs = [...new Set(others.map(({ pair }) => pair))].map((pair) => pair.split(' '))
    return pairs.length === 0 ? phrase : { ...phrase, outside: pairs.slice(0, NAMES_MAX) }
  })
}

/** Names of types of other departments that end with a name of one word of the type: a panty liner is no liner. What is for mothers and babies is of any. */
export function longerNames(type: Concept, roots: readonly Concept[]): string[] {
  const short = new Set(type.names.filter((name) => !name.includes(' ')))
  const others = roots.filter((root) => root !== rootType(type) && familyOf(root) !== 'any')
  return others.flatMap(allNames).filter((name) => name.includes(' ') && short.has(lastWord(name)))
}
