import { all, some, type Condition } from './Condition.ts'
import type { Base } from './findBase.ts'
import type { Term } from './meaning/Meaning.ts'
import type { SearchEngine } from './SearchEngine.ts'

interface Coloured {
  base: Condition | undefined
  /** True where the base has the colours. */
  isColoured: boolean
  /** The words that are not met by the base. */
  others: readonly Term[]
}

/** Fewer products that only say a colour are followed by others, which may not say theirs. */
const FEW = 3

/**
 * Narrows the base to what has all of the colours that were named, or else any of them, as the filter of lists does. This needs a product with
 * everything that was asked for: where none has the filter's value, and nothing else was asked for, several that say the colour suffice.
 */
export async function narrowToColours(
  engine: SearchEngine,
  base: Condition | undefined,
  own: Base['own'],
  words: readonly Term[],
): Promise<Coloured> {
  const colours = words.filter(({ kind }) => kind === 'colour')
  const others = words.filter((word) => !colours.includes(word))
  const filtered = colours.flatMap((colour) => colour.filtered ?? [])
  const whole = all(own, ...others.map(({ has }) => has))
  for (const join of base === undefined ? [] : [all, anyOf].slice(0, colours.length)) {
    const coloured = all(base, join(...colours.map(({ has }) => has)))
    const exact = all(coloured, join(...filtered), whole)
    const narrowed = { base: coloured, isColoured: true, others }
    if (exact !== undefined && (await engine.count(exact, 1)) > 0) return narrowed
    const isEnough = others.length === 0 && coloured !== undefined
    if (isEnough && (await engine.count(coloured, FEW)) === FEW) return narrowed
  }
  return { base, isColoured: false, others: words }
}

const anyOf = (...conditions: Condition[]) => some(1, conditions)
