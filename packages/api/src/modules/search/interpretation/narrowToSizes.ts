import { all, type Condition } from '../Condition.ts'
import type { Term } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'

interface Sized {
  base: Condition | undefined
  /** True where the base has the sizes. */
  isSized: boolean
  /** The words that are not met by the base. */
  others: readonly Term[]
}

/**
 * Narrows the base to the sizes that were named, where some products have them: nobody can wear what lacks them. What a pack holds is worth less,
 * so these products need all of the words.
 */
export async function narrowToSizes(
  engine: SearchEngine,
  base: Condition | undefined,
  words: readonly Term[],
): Promise<Sized> {
  const sizes = words.filter(({ kind }) => kind === 'size')
  const needed = sizes.some(({ isPack }) => isPack === true) ? words : sizes
  const exact = all(base, ...needed.map(({ has }) => has))
  const isSized =
    base !== undefined && sizes.length > 0 && exact !== undefined && (await engine.count(exact, 1)) > 0
  if (!isSized) return { base, isSized, others: words }
  const narrowed = all(base, ...sizes.map(({ has }) => has))
  return { base: narrowed, isSized, others: words.filter((word) => !sizes.includes(word)) }
}
