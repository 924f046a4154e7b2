import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, type Condition } from '../Condition.ts'
import { readConcepts } from './Concept.ts'
import { INGREDIENTS } from './ingredients.data.ts'
import type { Phrase } from './Meaning.ts'
import type { Token } from './readTokens.ts'

const NAMES: ReadonlySet<string | undefined> = new Set(
  readConcepts(INGREDIENTS, 'quality').flatMap(({ names }) => names),
)

/**
 * Cosmetics and perfumes that are called by an ingredient or come in a shade of it, and again those that are called by it. "Rose" alone is rose water and then a
 * lipstick in a rose shade, before pyjamas of this colour.
 */
export function beautyWith(
  { types }: Names,
  { text, concept }: Token,
  own: readonly Phrase[],
): readonly Condition[] {
  if (!NAMES.has(text) && !NAMES.has(concept?.names[0])) return []
  const cosmetics = types.ofFamily('care')
  const typed = concept?.kind === 'colour' ? own.slice(0, 1) : own
  return (['ABC', 'AB'] as const).flatMap((parts) => all(cosmetics, hasAny(typed, parts)) ?? [])
}
