import type { Condition } from '../Condition.ts'
import type { Term } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** A bra that is called one for saree blouses is for these; another only mentions them. */
export async function withPurposes(
  engine: SearchEngine,
  base: Condition | undefined,
  words: readonly Term[],
): Promise<readonly Term[]> {
  const purposes = words.flatMap(({ purpose }) => purpose ?? [])
  if (base === undefined || purposes.length === 0) return words
  const areMet = await engine.areMet(base, purposes)
  return words.map((word) => {
    const { purpose } = word
    return purpose !== undefined && areMet[purposes.indexOf(purpose)] === true
      ? { ...word, has: purpose }
      : word
  })
}
