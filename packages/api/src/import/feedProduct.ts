import type { Paise } from '@shop/contract/money'

export interface FeedVariant {
  name: string
  colourCode: string | null
  mrp: Paise
  sellingPrice: Paise
  quantity: number
}

/** Validated product of a feed. Prices are in paise. */
export interface FeedProduct {
  source: string
  sourceId: string
  title: string
  brand: string
  categoryPath: [main: string, sub: string, child: string]
  /** Sanitised HTML; empty when the feed has none. */
  description: string
  /** Absolute https addresses. */
  images: string[]
  options: { group: string; variants: FeedVariant[] }[]
  mrp: Paise
  sellingPrice: Paise
  /** Stock of a product without options. */
  quantity: number
}

/** Error of a line: path of the field (`options.0.variants.2.mrp`) and reason. */
export interface FieldProblem {
  field: string
  reason: string
}
