import type { Condition } from './Condition.ts'
import type { SearchQuery } from './SearchQuery.ts'

/**
 * Weights of the order of search results. A product has the sum of the parts that hold for it:
 * - `titled`: it is called exactly as the shopper typed: more than all that speaks for others.
 * - `own`: it is of the type, where the shop has so few of it that related types follow: more than all that speaks for one of these.
 * - `whole`: it has everything that was asked for, where the list also shows what lacks some of it: more than stock, the type's name and `liked`
 *   together, because the page counts these products and says that the others come close.
 * - `typed`: it is what was asked for, by the name that the shopper used, and not a kind of it: a kurta before a kurta set.
 * - `type`: it is the same thing under another name, or a kind of it. A title that only mentions it has neither. A name counts
 *   only on what can be bought: a kurti in another category is a kurta as well, and better than a sold-out one. So what is sold out follows all
 *   of its type that has as much of the other words.
 * - `brand`: the brand that was asked for, also where its name has another meaning. Worth as much as the type: both were named.
 * - `word`: each quality in the title, the child category or the colour of most shades. In options, where it is one choice of several, it
 *   counts `offered`; in a description, where it is often said in passing, `described`.
 * - `noun`: added to a word beside a type that the title has as it was typed: an attar of mogra is called so, and others only smell of jasmine, which is
 *   another name of it. Added once more where the word names another product type: a kurta with palazzos is first of all one with palazzos.
 *   Also added for an ingredient without a type, to cosmetics that are called by it, and to those with a shade of its name: see `beautyWith`.
 * - `leading`: the typed colour is the only or the first one: a gold bangle with red before pink ones with gold. More than its name and popularity are worth.
 * - `having`: care that has the ingredient that was searched for alone: more than a shade of its name and popularity are worth.
 * - `step`: what each of the things of a day, such as karwa chauth, is worth more than the next one. As much as a word, so that no rating changes their order.
 * - `exact`: added to a word with several names, for the typed one: what is called teal before other greens. More than popularity. Where another
 *   name of a type is the whole search, it counts as a `word`, too: what is called bodycon before better rated dresses.
 * - `phrase`: the typed words side by side, as in "running shoes": a small preference among equals.
 * - `called`: a shade or a variant has the typed words as its name. More than the words are worth in other titles.
 * - `forWomen`: what is neither for men nor for children, where nobody was named: as much as a word.
 * - `inStock`: what can't be bought comes after what matches nearly as much, but before things that were not asked for.
 * - `liked`: shoppers don't rate it low. More than its name or popularity can be worth before a better product.
 * - `popularity`: what others buy, growing ever more slowly; less than any word of the shopper.
 * - `rated`: shoppers rate it four stars or more, so that a product without ratings has to be more popular.
 * - `isNew`: decides between equals: less than ratings are worth.
 */
export const WEIGHTS = {
  titled: 50,
  own: 20,
  whole: 10,
  typed: 5,
  type: 4,
  brand: 4,
  word: 2,
  offered: 1.5,
  described: 1.2,
  noun: 1.5,
  leading: 4,
  having: 4.5,
  step: 2,
  exact: 1,
  phrase: 0.5,
  called: 3,
  forWomen: 2,
  inStock: 3.5,
  liked: 2.5,
  popularity: 0.8,
  rated: 0.2,
  isNew: 0.1,
} as const

/** Weighted rating, in thousandths of a star, from which a product is `rated`. */
export const RATED_MIN = 4_000

/** Popularity with half of its weight. */
export const HALF_POPULARITY = 2_000

/** What adds its weight wherever it holds, apart from the words themselves. */
export function additions({
  nouns,
  leading,
  having,
  exact,
  phrase,
  called,
  forWomen,
}: SearchQuery['wanted']) {
  const parts: { has: Condition | undefined; weight: number }[] = [
    ...nouns.map((has) => ({ has, weight: WEIGHTS.noun })),
    ...leading.map((has) => ({ has, weight: WEIGHTS.leading })),
    { has: having, weight: WEIGHTS.having },
    ...exact.map((has) => ({ has, weight: WEIGHTS.exact })),
    { has: phrase, weight: WEIGHTS.phrase },
    { has: called, weight: WEIGHTS.called },
    { has: forWomen, weight: WEIGHTS.forWomen },
  ]
  return parts.flatMap(({ has, weight }) => (has === undefined ? [] : { has, weight }))
}
