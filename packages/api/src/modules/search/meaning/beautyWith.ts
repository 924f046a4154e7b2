import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, not, type Condition } from '../Condition.ts'
import { numberForms } from '../foldText.ts'
import { NOUNS } from './attributes.data.ts'
import { readConcepts, type Concept } from './Concept.ts'
import { INGREDIENTS } from './ingredients.data.ts'
import type { Phrase } from './Meaning.ts'
import { outsideBrands } from './outsideBrands.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'

const NAMES: ReadonlySet<string | undefined> = new Set(
  readConcepts(INGREDIENTS, 'quality').flatMap(({ names }) => names),
)

/**
 * Conditions that each raise products for an ingredient or a form without a type.
 * - Of an ingredient, cosmetics and perfumes that are called by it or come in a shade of it, and again those that are called by it: "rose" is rose
 *   water, and then a lipstick in a rose shade, before pyjamas of this colour.
 * - Of "cream", what is called a cream, before clothes of the colour.
 */
export function beautyWith(
  names: Names,
  { text, concept }: Token,
  own: readonly Phrase[],
): readonly Condition[] {
  const { types, lexicon } = names
  const noun = numberForms(text).find((form) => NOUNS.has(form))
  if (noun !== undefined) {
    const forms = anyOf(lexicon.typesEndingWith(noun).map((type) => types.has(type)))
    return [forms, all(forms, hasAny(own, 'AB')) ?? forms]
  }
  const cosmetics = types.ofFamily('care')
  if (!isIngredient(text, concept) || cosmetics === undefined) return []
  const typed = concept?.kind === 'colour' ? own.slice(0, 1) : own
  return (['ABC', 'AB'] as const).flatMap((parts) => all(cosmetics, hasAny(typed, parts)) ?? [])
}

/** Care and perfumes that say that they have an ingredient. Make-up says what its shades look like: a foundation in the shade Haldi has no turmeric. */
export function havingIngredient(
  { types, lexicon, brandWords }: Names,
  { text, concept }: Token,
  own: readonly Phrase[],
): Condition | undefined {
  const cosmetics = types.ofFamily('care')
  if (!isIngredient(text, concept) || concept?.kind === 'colour' || cosmetics === undefined) return undefined
  const makeup = lexicon.find('makeup')
  const has = hasAny(outsideBrands(brandWords, own), 'ABCD')
  return all(cosmetics, makeup && not(types.has(makeup)), has)
}

export const isIngredient = (text: string, concept: Concept | undefined) =>
  NAMES.has(text) || NAMES.has(concept?.names[0])
