import { all, type Condition } from './Condition.ts'
import type { Term } from './meaning/Meaning.ts'
import type { SearchEngine } from './SearchEngine.ts'

/** Fewer products of a colour are followed by those in other colours. */
const FEW = 3

/**
 * The base in the colour, where this is all that was named beside a type or a brand, and some products have it: then it is a filter, as a
 * price is. Beside other words, products that lack only the colour may be nearer.
 */
export async function narrowToColour(
  engine: SearchEngine,
  base: Condition | undefined,
  words: readonly Term[],
): Promise<Condition | undefined> {
  const [colour, ...others] = words
  if (base === undefined || colour?.kind !== 'colour' || others.length > 0) return undefined
  const coloured = all(base, colour.has)
  return coloured && (await engine.count(coloured, FEW)) === FEW ? coloured : undefined
}
