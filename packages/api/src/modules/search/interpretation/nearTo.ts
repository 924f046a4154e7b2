import { hasAny, some, type Condition } from '../Condition.ts'
import type { Term } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/**
 * What is near the products that have all words of a text without a type or a brand: their families, and what is called by one of the words. A
 * word alone is in descriptions of any family, such as the barrier of skin and that of a brief, and a colour is in titles of any.
 */
export async function nearTo(
  engine: SearchEngine,
  whole: Condition,
  families: readonly Condition[],
  words: readonly Term[],
): Promise<Condition> {
  const isMet = await engine.areMet(whole, families)
  const names = words.filter(({ kind }) => kind === 'word').map(({ own }) => hasAny(own, 'ABC'))
  return some(1, [...families.filter((_, index) => isMet[index]), ...names])
}
