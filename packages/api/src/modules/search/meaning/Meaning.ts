import type { BrandName } from './BrandName.ts'
import type { Condition } from '../Condition.ts'
import type { SkinDepth } from './attributes.data.ts'
import type { Audience } from './audiences.ts'
import type { SpeltWord } from './correctWords.ts'
import type { Occasion } from './occasions.ts'
import type { OtherBrand } from './OtherBrands.ts'
import type { UnderstoodFilter } from './readRanges.ts'

/** Words in this order, the last of which may be unfinished. */
export interface Phrase {
  words: readonly string[]
  isPrefix?: boolean
  /** Names of several words within which the only word does not count: the brand Black Coffee is no colour. */
  outside?: readonly (readonly string[])[]
}

/** Part of a search that a product has or lacks. */
export interface Term {
  kind: 'brand' | 'type' | 'word' | 'colour' | 'size'
  /** Typed text, for shoppers. */
  text: string
  /** The corrected text and its other names. */
  own: readonly Phrase[]
  has: Condition
  /** Products that are called as it was typed, where it has other names; of a short noun, those of its likeliest meaning. */
  exact?: Condition | undefined
  /** Of a concern, products that say that they are for it or are called by what is good for it. */
  sure?: Condition | undefined
  /** Products with the typed name of a type in their title, where it is another name of that type: "bodycon" of dresses. */
  calledAs?: Condition | undefined
  brand: BrandName | undefined
  /** Brand that the shop does not stock, unless its products have the word in another meaning. */
  otherBrand?: OtherBrand | undefined
  /** Typed text of which it is the correction. */
  correctionOf?: string | undefined
  /** True for a detail of the type: shoppers are not told when no product has it. */
  isNarrowing: boolean
  /** Of another type that the product is for or comes with, such as the saree blouse of "bra for saree blouse", what is called so or holds it. */
  purpose?: Condition
  /** True for a number beside a type, which may be a price. */
  isAmount?: boolean
  /** True for what a pack holds, such as 100 ml. */
  isPack?: boolean
  /** True for the age of a child, which sizes have. */
  isAge?: boolean
  /** True for a form, such as a roll-on: what is called by it is called by the type beside it. */
  isForm?: boolean
  /** True for a day such as Diwali, and not for what is festive. */
  isEvent?: boolean
  /** Of an occasion without a type, what is worn to it. */
  occasion?: Occasion | undefined
  /** Of an ingredient without a type, cosmetics that rank above other products with its name. */
  beauty?: readonly Condition[]
  /** Of an ingredient without a type, care that has it: where nothing else was typed, it ranks above shades of this name. */
  having?: Condition | undefined
  /** Depth of skin that it names, whose shade a card shows. */
  skinDepth?: SkinDepth | undefined
  /** The shop's word for a colour, such as "red" for "lal". */
  name?: string | undefined
  /** Of a colour, the products that have it; see `ColourConditions`. */
  filtered?: Condition
  plain?: Condition
  /** Of a colour, products whose descriptions say it. */
  described?: Condition | undefined
  /** Of a colour of clothes and jewellery, the products that have it before others: "gold and red". */
  leading?: Condition | undefined
}

/** Products of all types for a concern. */
export interface Remedies {
  has: Condition
  /** Those that are called so. */
  called: Condition
  /** What makes a product of the typed type one for it. */
  forConcern: Condition
  /** What makes it surely one: it says so, or its title has the ingredient. */
  sure: Condition
  /** Least number of products of the typed type for it that no others follow; undefined where they always follow. */
  enough: number | undefined
}

/** What is left out. The shopper is told so where it is seen that a product lacks it. */
export interface ExcludingTerm extends Term {
  isShown: boolean
  /** Where no product surely lacks it, those that do not name it. */
  unnamed?: Condition
  /** True for how something is, such as sweet, and not for a thing. */
  isQuality?: boolean
}

/** What is searched for. */
export interface TypeTerm extends Term {
  /** True for a type of other shops. */
  isElsewhere: boolean
  /** Products that are called by the typed name, by any name of the type, and by a name of its kinds. */
  typed: Condition
  named: Condition
  kinds: Condition | undefined
  /** Of an outfit for an occasion, products that nobody wears to it: they are left out where others are there. */
  unsuited?: Condition
  /** Products of the family that name it in their title, for a shop without the type: an ubtan face wash. */
  mentioned: Condition | undefined
  /** Products of related categories whose titles name it anywhere, for a shop in which nothing is called by it. */
  titledBeside: Condition | undefined
  /** Products whose name only ends or begins with the name of the type. */
  otherwise: Condition | undefined
  /** Products of any type whose texts name it, such as a palette with a contour. Those of clothes name what is worn with them. */
  held: Condition | undefined
  /** Products of other types that say that they work as one, for a shop without the type: "works as primer and setting spray". */
  serving: Condition | undefined
  /** Products with a shade or a variant of this name, for a shop without the type: a lipstick in "12 Sindoor". */
  called: Condition
  /** Related types with their names, for a shop without this one: those of the same category, other bags, then all accessories. */
  near: readonly { has: Condition; name: string | undefined }[]
}

export interface Meaning {
  /** The product type that was named last before a preposition. */
  type: TypeTerm | undefined
  /** True where no type was named, and it is what a brand of other shops is known for. */
  isOfOtherBrand?: boolean
  /** Types before it that "and" joins to it. */
  beside: readonly TypeTerm[]
  /** True where "or" joins them: one that the shop lacks is no loss. */
  isEither?: boolean
  /** The type right before it, which is also one of the words. */
  before?: { type: TypeTerm; word: Term } | undefined
  /** A type of another department before that one, with words between: the lipstick of "lipstick red coat". */
  earlier?: { type: TypeTerm; word: Term } | undefined
  brand: Term | undefined
  /** Qualities, in the order of the text. */
  words: readonly Term[]
  /** What no product may have, with the names of it. */
  without: readonly ExcludingTerm[]
  /** Ingredients that were typed and that are advised against for the shopper: products with them are left out. */
  unsuitable: readonly string[]
  /** Products for the concern of the search, where there is one beside the type: oils and serums for hair fall beside shampoo. */
  remedies: Remedies | undefined
  /** Words that raise what has them, and that no product needs. */
  liked: readonly Term[]
  /** The word "gift", where it stands for the type. */
  gift: Term | undefined
  /** Gift sets that are not called by another day than the typed one: a haldi hamper is no gift for Rakhi. */
  suitedGifts?: Condition
  /** What is often given, to follow few gift sets. */
  presents?: Condition | undefined
  /** For whom the products are, with the typed words. */
  audiences: readonly {
    audience: Audience
    text: string
    correctionOf: string | undefined
    /** True for someone who is given what suits anyone: "perfume for dad". */
    isRecipient?: boolean
  }[]
  filters: readonly UnderstoodFilter[]
  /** True when only filters, or words without a meaning of their own, were typed. */
  isEverything: boolean
  /** The words of the text, and what was corrected. */
  spelt: readonly SpeltWord[]
}

export const toPhrase = (text: string): Phrase => ({ words: text.split(' ') })
export const toPhrases = (names: readonly string[]): Phrase[] => [...new Set(names)].map(toPhrase)
