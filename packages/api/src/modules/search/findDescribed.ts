import type { Names } from './CatalogueNames.ts'
import { hasAny, type Condition } from './Condition.ts'
import { numberForms } from './foldText.ts'
import type { Meaning, Term } from './meaning/Meaning.ts'
import type { SearchEngine } from './SearchEngine.ts'

/** Words that no result is called by, where no type or brand was named: only a description has the spatula that comes with a balm. */
export async function findDescribed(
  engine: SearchEngine,
  { vocabulary }: Names,
  match: Condition,
  { type, brand }: Meaning,
  words: readonly Term[],
): Promise<string[]> {
  if (type !== undefined || brand !== undefined) return []
  const isUsed = ({ text }: Term) => numberForms(text).some((form) => vocabulary.has(form))
  // Words with other names are qualities, which descriptions are the place for.
  const unused = words.filter((word) => word.kind === 'word' && word.own.length === 1 && !isUsed(word))
  if (unused.length === 0) return []
  const isCalled = await engine.areMet(
    match,
    unused.map(({ own }) => hasAny(own, 'ABC')),
  )
  return unused.filter((_, index) => !isCalled[index]).map(({ text }) => text)
}
