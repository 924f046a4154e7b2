import { all, some, type Condition } from '../Condition.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** A list with fewer exact results also shows those that lack something. */
export const ENOUGH = 6

export interface Match {
  match: Condition
  /** Condition of the products that match everything. */
  strict: Condition
  /** Number of products that match everything, if the list also shows others. */
  exact: number | null
}

/**
 * Requires all words; where few products have them all, most of them. The ranking puts those products last. `own` are the products of the
 * type where the base has related types, too. Without a base, `nearTo` says what is near those that have all words.
 */
export async function chooseMatch(
  engine: SearchEngine,
  base: Condition | undefined,
  words: readonly Condition[],
  { own = base, nearTo }: { own?: Condition | undefined; nearTo: (whole: Condition) => Promise<Condition> },
): Promise<Match | undefined> {
  const strict = all(own, ...words)
  if (strict === undefined) return undefined
  const isWidened = own !== base
  const isWhole = words.length === 0 || (words.length === 1 && base === undefined)
  if (isWhole && !isWidened) return { match: strict, strict, exact: null }
  const total = await engine.count(strict, ENOUGH)
  if (total === ENOUGH) return { match: strict, strict, exact: null }
  const near = base ?? (total > 0 ? await nearTo(strict) : undefined)
  const withSome = (count: number) => all(near, some(count, words)) ?? strict
  // Products of a rare type are few enough as it is.
  for (let count = isWidened ? 0 : words.length - 1; count >= words.length / 2 && count > 0; count--) {
    const match = withSome(count)
    if ((await engine.count(match, ENOUGH)) === ENOUGH) return { match, strict, exact: total }
  }
  const match = base ?? withSome(Math.ceil(words.length / 2))
  const isMore = (await engine.count(match, total + 1)) > total
  return isMore ? { match, strict, exact: total } : { match: strict, strict, exact: null }
}
