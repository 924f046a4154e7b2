import type { Names } from '../CatalogueNames.ts'
import { hasAny, not, type Condition } from '../Condition.ts'
import { numberForms } from '../foldText.ts'
import type { Meaning, Term } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/**
 * Words that no result is called by, and that every listed product has, where no type or brand was named: only a description has the spatula that comes
 * with a balm.
 */
export async function findDescribed(
  engine: SearchEngine,
  { vocabulary }: Names,
  match: Condition,
  { type, brand }: Meaning,
  words: readonly Term[],
  exact: number | null,
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
  const described = unused.filter((_, index) => !isCalled[index])
  // Words of which none is a name are scattered over descriptions; see `withoutScattered`.
  const isScattered = exact === 0 && described.length > 1 && described.length === words.length
  const unsaid =
    exact === null || isScattered
      ? []
      : await engine.areMet(
          match,
          described.map(({ has }) => not(has)),
        )
  return described.filter((_, index) => unsaid[index] !== true).map(({ text }) => text)
}
