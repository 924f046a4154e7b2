import { all, type Condition } from './Condition.ts'
import type { Term } from './meaning/Meaning.ts'
import type { SearchEngine } from './SearchEngine.ts'

/** Fewer products of a colour are followed by those in other colours. */
const FEW = 3

export interface Coloured {
  base: Condition | undefined
  /** The other words. */
  rest: readonly Term[]
  /** True when all results have the colour. */
  isFilter: boolean
}

/** A colour beside a type or a brand is a filter, as a price is. Of several colours, one may be enough. */
export async function narrowToColour(
  engine: SearchEngine,
  base: Condition | undefined,
  words: readonly Term[],
): Promise<Coloured> {
  const [colour, ...others] = words.filter(({ kind }) => kind === 'colour')
  const coloured = base && colour && others.length === 0 ? all(base, colour.has) : undefined
  if (coloured === undefined || (await engine.count(coloured, FEW)) < FEW)
    return { base, rest: words, isFilter: false }
  return { base: coloured, rest: words.filter((word) => word !== colour), isFilter: true }
}
