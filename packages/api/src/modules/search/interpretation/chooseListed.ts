import { chooseMatch, type Match } from './chooseMatch.ts'
import type { Names } from '../CatalogueNames.ts'
import { all, type Condition } from '../Condition.ts'
import type { Base } from './findBase.ts'
import type { Term } from '../meaning/Meaning.ts'
import { narrowToColours } from './narrowToColours.ts'
import { narrowToSizes } from './narrowToSizes.ts'
import { nearTo } from './nearTo.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** Products that the list of a search has. */
export interface Listed extends Match {
  /** True where they all have the sizes and the colours that were named. */
  isSized: boolean
  isColoured: boolean
  /** Words that are neither. */
  others: readonly Term[]
  /** The same in any colour, where they all have the colours. */
  uncoloured: Condition | undefined
}

/** Narrows what was found to the sizes and the colours, and then to most of the other words. With `isOfOtherBrand` a colour is part of a name. */
export async function chooseListed(
  engine: SearchEngine,
  families: Names['families'],
  found: Base,
  words: readonly Term[],
  isOfOtherBrand: boolean,
): Promise<Listed | undefined> {
  const sized = await narrowToSizes(engine, found.base, words)
  const coloured = isOfOtherBrand
    ? { ...sized, isColoured: false }
    : await narrowToColours(engine, sized.base, found, sized.others)
  const others = coloured.others.map(({ has }) => has)
  const chosen = await chooseMatch(engine, coloured.base, others, {
    own: found.own && all(found.own, coloured.base),
    nearTo: (whole) => nearTo(engine, whole, families, words),
  })
  if (chosen === undefined) return undefined
  const { isColoured } = coloured
  return {
    ...chosen,
    isSized: sized.isSized,
    isColoured,
    others: coloured.others,
    uncoloured: isColoured ? all(sized.base, ...others) : undefined,
  }
}
