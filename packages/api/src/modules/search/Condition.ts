import type { Phrase, Term } from './meaning/Meaning.ts'

/**
 * Parts of a product's search text: A type, B title and brand, C categories above, options and colours, D
 * descriptions. See `search_document` in the migrations.
 */
export type Parts = 'A' | 'B' | 'AB' | 'ABC' | 'ABCD' | 'BC'

/** Condition on the search text of a product, for every engine. */
export type Condition =
  | { is: 'text'; phrases: readonly Phrase[]; parts: Parts }
  | { is: 'all'; of: readonly Condition[] }
  | { is: 'some'; atLeast: number; of: readonly Condition[] }

/** Descriptions are excluded for colours and sizes, because they usually name those of something else. */
const PARTS: Record<Term['kind'], Parts> = {
  brand: 'AB',
  type: 'ABC',
  colour: 'ABC',
  size: 'BC',
  word: 'ABCD',
}

/** Products that have the term under any of its names. */
export function hasTerm({ kind, own, kinds }: Pick<Term, 'kind' | 'own' | 'kinds'>): Condition {
  return hasAny([...own, ...kinds], PARTS[kind])
}

/** Products that have any of the phrases, its last word in one of the parts. */
export function hasAny(phrases: readonly Phrase[], parts: Parts): Condition {
  return { is: 'text', phrases, parts }
}

/** Products that meet every condition that is there; undefined when none is. */
export function all(...conditions: (Condition | undefined)[]): Condition | undefined {
  const of = conditions.filter((condition) => condition !== undefined)
  return of.length > 1 ? { is: 'all', of } : of[0]
}

/** Products that meet so many of the conditions. */
export function some(atLeast: number, of: readonly Condition[]): Condition {
  return { is: 'some', atLeast, of }
}
