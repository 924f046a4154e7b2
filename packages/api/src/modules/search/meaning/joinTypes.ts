import type { SearchEngine } from '../SearchEngine.ts'
import type { Meaning, TypeTerm } from './Meaning.ts'
import { anyOf } from './TypeConditions.ts'

export interface Joined {
  meaning: Meaning
  /** Types beside others, which the shop lacks. */
  absent: readonly TypeTerm[]
}

/** Reads types that are joined by "and" as one: "shampoo and conditioner" are both. */
export async function joinTypes(engine: SearchEngine, meaning: Meaning): Promise<Joined> {
  const { type, beside } = meaning
  if (type === undefined || beside.length === 0) return { meaning, absent: [] }
  const types = [...beside, type]
  const counts = await Promise.all(types.map(({ has }) => engine.count(has, 1)))
  const here = types.filter((_, index) => (counts[index] ?? 0) > 0)
  const [first] = here
  if (first === undefined) return { meaning, absent: beside }
  return {
    meaning: { ...meaning, type: here.length > 1 ? joined(here) : first },
    absent: types.filter((one) => !here.includes(one)),
  }
}

/** One type for several. */
export function joined(types: readonly TypeTerm[]): TypeTerm {
  const [first] = types as [TypeTerm]
  return {
    ...first,
    text: types.map(({ text }) => text).join(' and '),
    own: types.flatMap(({ own }) => own),
    has: anyOf(types.map(({ has }) => has)),
    typed: anyOf(types.map(({ typed }) => typed)),
    named: anyOf(types.map(({ named }) => named)),
    kinds: anyOf(types.map(({ kinds }) => kinds)),
    mentioned: anyOf(types.map(({ mentioned }) => mentioned)),
    called: anyOf(types.map(({ called }) => called)),
    near: types.flatMap(({ near }) => near),
  }
}
