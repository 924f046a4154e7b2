import { all, not } from '../Condition.ts'
import type { Meaning } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** An outfit for an occasion without what nobody wears to it, where the shop has others: a shop of lehengas shows these for the office, too. */
export async function withoutUnsuited(engine: SearchEngine, meaning: Meaning): Promise<Meaning> {
  const { type } = meaning
  if (type?.unsuited === undefined) return meaning
  const suited = all(type.has, not(type.unsuited)) ?? type.has
  return (await engine.count(suited, 1)) === 0 ? meaning : { ...meaning, type: { ...type, has: suited } }
}
