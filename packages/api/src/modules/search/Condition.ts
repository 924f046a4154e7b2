import type { Phrase } from './meaning/Meaning.ts'

/**
 * Parts of a product's search text: A the noun of its title, B the rest of the title and the brand, C categories, options and
 * colours, D descriptions. See `search_document` in the migrations.
 */
export type Parts = 'A' | 'B' | 'AB' | 'ABC' | 'ABCD' | 'BC'

/** Condition on a product, for every engine. */
export type Condition =
  | { is: 'text'; phrases: readonly Phrase[]; parts: Parts }
  /** One of these child categories. */
  | { is: 'category'; ids: readonly number[] }
  /** One of these products. */
  | { is: 'product'; ids: readonly number[] }
  /** One of these option values, by which lists are filtered. */
  | { is: 'option'; ids: readonly number[] }
  | { is: 'not'; of: Condition }
  | { is: 'all'; of: readonly Condition[] }
  /** With `isType`, the products of a type, which many searches ask for. */
  | { is: 'some'; atLeast: number; of: readonly Condition[]; isType?: true }

/** Products that have any of the phrases, its last word in one of the parts. */
export function hasAny(phrases: readonly Phrase[], parts: Parts): Condition {
  return { is: 'text', phrases: withoutLonger(phrases), parts }
}

/** Leaves out "crop top" beside "top": engines take longer with each phrase. */
function withoutLonger(phrases: readonly Phrase[]): readonly Phrase[] {
  const whole = new Set(phrases.filter(({ isPrefix }) => !isPrefix).map(({ words }) => words.join(' ')))
  return phrases.filter(
    ({ words, isPrefix }) =>
      isPrefix || !words.some((_, from) => from > 0 && whole.has(words.slice(from).join(' '))),
  )
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

export function not(of: Condition): Condition {
  return { is: 'not', of }
}
