import type { Paise } from '@shop/contract/money'
import type { ProductState } from '#database/schema/product.ts'
import type { ProductFacts } from '#modules/products/productFacts.ts'
import type { AltTexts } from './feedImages.ts'

export interface FeedVariant {
  /** Its values joined, such as "M" or "M / Red". */
  name: string
  values: string[]
  colourCode: string | null
  mrp: Paise
  sellingPrice: Paise
  quantity: number
  sku: string | null
  barcode: string | null
  /** Addresses; empty when the product's pictures apply. */
  images: string[]
}

/** Groups that are chosen together, with their combinations. */
export interface FeedOption {
  /** Their names joined, such as "Size" or "Size / Colour". */
  group: string
  groups: string[]
  variants: FeedVariant[]
}

/**
 * Texts of a product's page. Undefined, which the hash of a line leaves out, keeps those of a known product: lines without these texts have the
 * hash of earlier releases.
 */
export interface FeedDetails {
  ingredients: string | undefined
  howToUse: string | undefined
  highlights: string[] | undefined
  specifications: { name: string; value: string }[] | undefined
}

/** Validated product of a feed. Prices are in paise. */
export interface FeedProduct extends FeedDetails {
  source: string
  sourceId: string
  title: string
  brand: string
  categoryPath: [main: string, sub: string, child: string]
  /** Sanitised HTML; empty when the feed has none. */
  description: string
  images: string[]
  /** Of its pictures and those of its variants. */
  altTexts: AltTexts
  options: FeedOption[]
  facts: ProductFacts
  /** Null leaves a known product as it is; a new one is active. */
  state: ProductState | null
  launchesAt: string | null
  /** Start of the popularity of a new product. */
  popularity: number
  mrp: Paise
  sellingPrice: Paise
  /** Stock and numbers of a product without options. */
  quantity: number
  sku: string | null
  barcode: string | null
}

/** Error of a line: path of the field (`options.0.variants.2.mrp`) and reason. */
export interface FieldProblem {
  field: string
  reason: string
}
