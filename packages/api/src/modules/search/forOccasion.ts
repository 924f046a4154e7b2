import { all, hasAny } from './Condition.ts'
import type { Names } from './CatalogueNames.ts'
import { HOME_FUNCTIONS } from './meaning/attributes.data.ts'
import type { Term } from './meaning/Meaning.ts'
import type { Missing } from './missingOf.ts'
import { nearTo } from './nearTo.ts'
import type { SearchEngine } from './SearchEngine.ts'
import type { SearchQuery } from './SearchQuery.ts'
import { queryOf } from './wanted.ts'

interface ForOccasion {
  query: SearchQuery | null
  strict?: SearchQuery
  exact: number | null
  missing: Missing | null
}

/**
 * What is called by the day that was searched for alone, such as Diwali, followed by what is festive. This stays in the families of what is
 * called festive: a description of incense or of pyjamas names the day, too.
 */
export async function forOccasion(
  engine: SearchEngine,
  { families }: Names,
  [event, ...others]: readonly Term[],
): Promise<ForOccasion | undefined> {
  if (event?.isEvent !== true || others.length > 0) return undefined
  const { own, text } = event
  const called = hasAny(own.slice(0, 1), 'ABC')
  const festive = hasAny(
    own.filter(({ words }) => !HOME_FUNCTIONS.has(words.join(' '))),
    'ABC',
  )
  const match = all(event.has, await nearTo(engine, festive, families, [event])) ?? festive
  const [exact, total] = await Promise.all([engine.count(called, TOLD_MAX), engine.count(match, TOLD_MAX)])
  const query = queryOf([event.has])
  const missing = exact > 0 ? null : { type: null, brand: null, words: [text], shown: null }
  if (query === undefined || total === 0) return { query: null, exact: null, missing }
  const wanted = { ...query.wanted, whole: called }
  return {
    query: { match, wanted },
    ...(exact > 0 && { strict: { match: called, wanted } }),
    exact: exact > 0 && exact < total ? exact : null,
    missing,
  }
}

/** Where so many are called so, nothing is said of the others. */
const TOLD_MAX = 1000
