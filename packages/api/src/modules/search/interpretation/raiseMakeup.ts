import { all, hasAny, not } from '../Condition.ts'
import type { Names } from '../CatalogueNames.ts'
import type { Meaning, Term } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** More products than a shop has of a shade. */
const MANY = 200

/**
 * Raises cosmetics for a colour that is the whole search, where more of them than of all else are called by it: "nude" is first of all
 * a lipstick. A plain colour such as red is of clothes as much.
 */
export async function raiseMakeup(
  engine: SearchEngine,
  { types }: Names,
  { type, brand }: Meaning,
  matching: readonly Term[],
): Promise<readonly Term[]> {
  const [colour, ...others] = matching
  if (type !== undefined || brand !== undefined || others.length > 0) return matching
  if (colour?.kind !== 'colour' || colour.text === colour.name) return matching
  const cosmetics = types.ofFamily('care')
  const typed = colour.own.slice(0, 1)
  const called = all(cosmetics, hasAny(typed, 'ABC'))
  const otherwise = cosmetics && all(hasAny(typed, 'ABC'), not(cosmetics))
  if (called === undefined || otherwise === undefined) return matching
  const [ofMakeup, ofOthers] = await Promise.all([engine.count(called, MANY), engine.count(otherwise, MANY)])
  if (ofMakeup <= ofOthers) return matching
  const titled = all(cosmetics, hasAny(typed, 'AB'))
  const beauty = titled === undefined ? [called] : [called, titled]
  return [{ ...colour, beauty }]
}
