import type { Print } from './drawings/prints.ts'

/** Types of the curated data. Amounts in whole rupees. */

// oxfmt-ignore
export const DRAWING_KINDS = [
  // beauty
  'lipstick', 'lip-gloss', 'pencil', 'mascara', 'compact', 'palette', 'foundation-bottle', 'nail-polish', 'brush-set',
  'dropper', 'pump-bottle', 'tube', 'jar', 'sheet-mask', 'spray-bottle', 'shampoo-bottle', 'hair-oil', 'hair-tool',
  'perfume', 'roll-on', 'candle', 'soap', 'body-butter', 'gift-box',
  // fashion
  'dress', 'top', 'kurta', 'saree', 'lehenga', 'dupatta', 'trousers', 'palazzo', 'jacket', 'nightwear', 'bra', 'briefs',
  'tote-bag', 'sling-bag', 'clutch', 'jhumka', 'hoops', 'bangles', 'necklace', 'ring', 'watch', 'sunglasses',
  'sandals', 'jutti',
  // mom and baby
  'baby-lotion', 'baby-set', 'swaddle', 'romper', 'feeding-bottle', 'soft-toy', 'diapers', 'maternity-dress',
] as const
/** Kinds of products that can be drawn. */
export type DrawingKind = (typeof DRAWING_KINDS)[number]

export interface DemoBrand {
  slug: string
  name: string
  /** Origin and manufacturer, as printed on the pack. */
  manufacturer: string
  /** Style of the wordmark. */
  wordmark: 'serif' | 'serif-italic' | 'sans' | 'sans-wide' | 'script' | 'stamp'
  /** Brand colour on packs, `#rrggbb`. */
  colour: string
  isPopular?: true
  isExclusive?: true
  isNewLaunch?: true
}

/** Category with its children: main, sub, child. Slugs are unique within a level. */
export interface DemoCategory {
  slug: string
  name: string
  /** Soft tint behind its pictures, `#rrggbb`; main categories only. */
  tint?: string
  /** Items of hygiene, innerwear and baby care can't be returned (specification §9). */
  isReturnable?: false
  children?: DemoCategory[]
}

export interface DemoShade {
  name: string
  /** `#rrggbb`, as close to the real colour as a screen allows. */
  colour: string
  /** Units in stock; the seed chooses a plausible number by default. 0 is out of stock. */
  stock?: number
  /** Difference to the product's price in rupees. */
  extra?: number
}

export interface DemoSize {
  name: string
  stock?: number
  extra?: number
}

export interface DemoProduct {
  /** Unique in the catalogue: brand and title in kebab-case. Never change it. */
  slug: string
  title: string
  brand: string
  /** Slug of a child category. */
  category: string
  kind: DrawingKind
  /** Colour of the product without a selected shade, `#rrggbb`. */
  colour: string
  /** A second colour for patterns and trims. */
  accent?: string
  /** Print of its cloth, when the description names it and the title does not. */
  print?: Print
  mrp: number
  price: number
  /** Either shades, or sizes, or neither. */
  shades?: DemoShade[]
  sizes?: DemoSize[]
  /** Units in stock of a product without options. */
  stock?: number
  isBestSeller?: true
  isNew?: true
  /** Second discount in per cent, on top of the selling price. */
  additionalDiscount?: number
  /** 40 to 90 words of HTML: `<p>`, `<ul>`, `<li>`, `<strong>`, `<em>` only. */
  description: string
  highlights: string[]
  howToUse: string
  ingredients: string
  specifications: [name: string, value: string][]
}

/** Offer as an operator writes it; `npm run shop -- help offers` says what each rule does. Amounts in whole rupees. */
export interface DemoOffer {
  key: string
  noun?: string
  rule:
    | { kind: 'set_price'; quantity: number; price: number }
    | { kind: 'percent'; quantity: number; percent: number }
    | { kind: 'pay_for'; quantity: number; pays: number }
    | { kind: 'amount_off'; from: number; off: number }
    | { kind: 'gift'; quantity?: number; from?: number; gift: { product: string; option?: string } }
    | { kind: 'bundle'; percent: number; parts: { name: string; products: string[] }[] }
  /** Slugs; a bundle names them in its parts. */
  products?: string[]
}

/** Size guide as an operator writes it; `npm run shop -- help content` describes the fields. Lengths in millimetres, weights in grams. */
export interface DemoSizeGuide {
  slug: string
  title: string
  of: 'body' | 'product'
  categories: string[]
  brands?: string[]
  columns: ({ name: string; unit: 'mm' | 'g'; how: string } | { name: string; unit: 'text' })[]
  sizes: { name: string; values: (number | [from: number, to: number] | string)[] }[]
  note?: string
}

/** What goes with the products of some categories, the best match first. */
export interface DemoGoesWith {
  categories: string[]
  /** Slugs of child categories. */
  with: string[]
}

export interface DemoPost {
  slug: string
  title: string
  category: string
  subCategory: string
  tags: string[]
  /** `YYYY-MM-DD` */
  date: string
  /** Slugs of the products on the cover, or a photographed model that tells more. */
  cover: { tint: string } & (
    | { products: string[] }
    | { kind: DrawingKind; model: string; colour: string; accent?: string }
  )
  metaDescription: string
  /** 300 words or more of HTML: `<h2>`, `<h3>`, `<p>`, `<ul>`, `<ol>`, `<li>`, `<strong>`, `<em>`, `<blockquote>`. */
  body: string
  productsHeading: string
  /** Child categories from which related products are chosen, in this order after those that a tag names. */
  relatedCategories: string[]
}

export interface DemoPostCategory {
  slug: string
  name: string
  children: { slug: string; name: string }[]
}

/** Review text; the seed distributes reviews over the products of which they are true (`dealReviews`). */
export interface DemoReview {
  /** Slugs of categories of any level. The review is true of every product in them. */
  fits: string[]
  /** Kinds of products of which it is true, when it names a part that others lack, such as a cap. */
  kinds?: DrawingKind[]
  /** Price in rupees up to which it is true, when it calls a product cheap. */
  upTo?: number
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  body: string
}
