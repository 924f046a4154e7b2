import { all, type Condition } from '../Condition.ts'
import type { ExcludingTerm } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** Divides exclusions into those that leave something of the base, and those that leave nothing: all heels have straps. */
export async function meetExclusions(
  engine: SearchEngine,
  base: Condition | undefined,
  without: readonly ExcludingTerm[],
): Promise<{ without: ExcludingTerm[]; unmet: ExcludingTerm[] }> {
  if (base === undefined) return { without: [...without], unmet: [] }
  const met: ExcludingTerm[] = []
  const unmet: ExcludingTerm[] = []
  for (const term of without) {
    const left = all(base, ...met.map(({ has }) => has), term.has)
    const isMet = isAdvice(term) || (left !== undefined && (await engine.count(left, 1)) > 0)
    if (isMet) met.push(term)
    else unmet.push(term)
  }
  // Where nothing proves that it lacks silicone, a "silicone primer" is not shown instead.
  for (const { unnamed, ...term } of unmet) {
    const left = unnamed && all(base, ...met.map(({ has }) => has), unnamed)
    if (unnamed && left && (await engine.count(left, 1)) > 0)
      met.push({ ...term, has: unnamed, isShown: false })
  }
  return { without: met, unmet }
}

/** What is advised against is always left out. */
const isAdvice = ({ own }: ExcludingTerm) => own.length === 0
