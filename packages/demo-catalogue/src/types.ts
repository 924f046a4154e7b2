/** The shapes that the curated data is written in. Money in whole rupees. */

// prettier-ignore
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
/** What an illustrator would draw for a product. */
export type DrawingKind = (typeof DRAWING_KINDS)[number]

export interface DemoBrand {
  slug: string
  name: string
  /** Where it is from and who makes it, as the pack must say. */
  manufacturer: string
  /** How its wordmark is set. */
  wordmark: 'serif' | 'serif-italic' | 'sans' | 'sans-wide' | 'script' | 'stamp'
  /** The brand's own colour on packs, `#rrggbb`. */
  colour: string
  isPopular?: true
  isExclusive?: true
  isNewLaunch?: true
}

/** A category and what lies below it: main, then sub, then child. Slugs are unique within a level. */
export interface DemoCategory {
  slug: string
  name: string
  /** Soft tint behind its pictures, `#rrggbb`; main categories only. */
  tint?: string
  /** Items of hygiene, innerwear and baby care can't be returned (spec §9). */
  isReturnable?: false
  children?: DemoCategory[]
}

export interface DemoShade {
  name: string
  /** `#rrggbb`, as close to the real colour as a screen shows it. */
  colour: string
  /** Units in stock; left out, the seed chooses a believable number. 0 is out of stock. */
  stock?: number
  /** Rupees more or less than the product's price. */
  extra?: number
}

export interface DemoSize {
  name: string
  stock?: number
  extra?: number
}

export interface DemoProduct {
  /** Unique over the whole catalogue: brand and title in kebab-case, never changed again. */
  slug: string
  title: string
  brand: string
  /** Slug of a child category. */
  category: string
  kind: DrawingKind
  /** Colour of the thing itself, `#rrggbb`: what is drawn when no shade is chosen. */
  colour: string
  /** A second colour for patterns and trims. */
  accent?: string
  mrp: number
  price: number
  /** Either shades, or sizes, or neither. */
  shades?: DemoShade[]
  sizes?: DemoSize[]
  /** Units in stock of a product without options. */
  stock?: number
  isBestSeller?: true
  isNew?: true
  offer?: string
  /** A second price cut at checkout, in per cent. */
  additionalDiscount?: number
  /** 40 to 90 words of HTML: `<p>`, `<ul>`, `<li>`, `<strong>`, `<em>` only. */
  description: string
  highlights: string[]
  howToUse: string
  ingredients: string
  specifications: [name: string, value: string][]
}

export interface DemoPost {
  slug: string
  title: string
  category: string
  subCategory: string
  tags: string[]
  /** `YYYY-MM-DD` */
  date: string
  /** What its cover shows. */
  cover: { kind: DrawingKind; colour: string; tint: string }
  metaDescription: string
  /** 300 words or more of HTML: `<h2>`, `<h3>`, `<p>`, `<ul>`, `<ol>`, `<li>`, `<strong>`, `<em>`, `<blockquote>`. */
  body: string
  productsHeading: string
  /** Slugs of related products are chosen from these child categories. */
  relatedCategories: string[]
}

export interface DemoPostCategory {
  slug: string
  name: string
  children: { slug: string; name: string }[]
}

/** A review as a shopper writes it; the seed deals them out over products of the category. */
export interface DemoReview {
  /** Slugs of the main or sub categories that it fits. */
  fits: string[]
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  body: string
}
