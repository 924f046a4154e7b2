import { all, type Condition } from './Condition.ts'
import type { Term } from './meaning/Meaning.ts'
import type { SearchEngine } from './SearchEngine.ts'

/** The base in the sizes that were named, where some products have them: nobody can wear what lacks them. `others` are the other words. */
export async function narrowToSizes(
  engine: SearchEngine,
  base: Condition | undefined,
  words: readonly Term[],
): Promise<{ base: Condition | undefined; others: readonly Term[] }> {
  const sizes = words.filter(({ kind }) => kind === 'size')
  const narrowed = base === undefined ? undefined : all(base, ...sizes.map(({ has }) => has))
  if (sizes.length === 0 || narrowed === undefined || (await engine.count(narrowed, 1)) === 0)
    return { base, others: words }
  return { base: narrowed, others: words.filter((word) => !sizes.includes(word)) }
}
