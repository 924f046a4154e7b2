import type { Paise } from '@shop/contract/money'

/** One value of an option group, cleaned. */
export interface FeedVariant {
  name: string
  colourCode: string | null
  mrp: Paise
  sellingPrice: Paise
  quantity: number
}

/** One product of a feed, cleaned and safe to store. Prices in paise. */
export interface FeedProduct {
  source: string
  sourceId: string
  title: string
  brand: string
  /** Names of the main, sub and child category. */
  categoryPath: [main: string, sub: string, child: string]
  /** Sanitised HTML, empty where the feed has none. */
  description: string
  /** Absolute https addresses. */
  images: string[]
  options: { group: string; variants: FeedVariant[] }[]
  mrp: Paise
  sellingPrice: Paise
  /** Units there are of a product without options. */
  quantity: number
}

/** What is wrong with a line: the field as a path (`options.0.variants.2.mrp`) and the reason. */
export interface FieldProblem {
  field: string
  reason: string
}
