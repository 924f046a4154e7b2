import { groupBy } from '#lists/groupBy.ts'
import { numberForms } from '../foldText.ts'
import { familyOf, readConcepts } from './Concept.ts'
import type { Phrase } from './Meaning.ts'
import { ELSEWHERE_TYPES, PRODUCT_TYPES } from './productTypes.data.ts'

/** More names would make a query slow. */
const NAMES_MAX = 12

let known: ReadonlyMap<string, readonly (readonly string[])[]> | undefined

/** Names of several words of all types, by their last word, and by their first one: a saree blouse piece comes with a saree. */
function readNames() {
  const types = [...readConcepts(PRODUCT_TYPES, 'type'), ...readConcepts(ELSEWHERE_TYPES, 'type')]
  const placed = types.flatMap((type) =>
    type.names
      .map((name) => name.split(' '))
      // A kurta with a sharara has one.
      .filter((words) => words.length > 1 && !words.includes('with') && !words.includes('and'))
      .flatMap((words) =>
        [words.at(-1), familyOf(type) === 'clothing' ? undefined : words[0]].flatMap((word) =>
          word === undefined ? [] : { word, words },
        ),
      ),
  )
  return new Map(
    Array.from(
      groupBy(placed, ({ word }) => word),
      ([word, some]) => [word, some.map(({ words }) => words)],
    ),
  )
}

/** The names of a type, but not within longer names of other types: a panty liner is no liner, and a diaper rash cream no diaper. */
export function outsideLonger(names: readonly string[], phrases: readonly Phrase[]): Phrase[] {
  known ??= readNames()
  const longer = known
  return phrases.map((phrase) => {
    const [only = '', ...more] = phrase.words
    if (more.length > 0) return phrase
    const others = numberForms(only)
      .flatMap((form) => longer.get(form) ?? [])
      .filter((words) => !names.includes(words.join(' ')))
    return others.length === 0 ? phrase : { ...phrase, outside: others.slice(0, NAMES_MAX) }
  })
}
