import type { Variant } from '../lib/resolveOptionControl.ts'

export type PricedVariant = Pick<Variant, 'mrp' | 'sellingPrice' | 'quantity'>

export interface PricedProduct {
  mrp: number
  sellingPrice: number
  optionGroups?: readonly { variants: readonly PricedVariant[] }[]
}

export interface ShownPrice {
  mrp: number
  sellingPrice: number
  /** True when other variants cost more. */
  isFrom: boolean
}

/** Price of a product as screens show it: that of the chosen variant, else the lowest of the variants in stock. In rupees. */
export function shownPrice(product: PricedProduct, chosen: PricedVariant | null | undefined): ShownPrice {
  const variants = (product.optionGroups ?? []).flatMap((group) => group.variants)
  const inStock = variants.filter(({ quantity }) => quantity > 0)
  const choice = inStock.length > 0 ? inStock : variants
  const { mrp, sellingPrice } = chosen ?? choice.toSorted(byPrice)[0] ?? product
  const isFrom = !chosen && choice.some((variant) => variant.sellingPrice !== sellingPrice)
  return { mrp, sellingPrice, isFrom }
}

const byPrice = (a: PricedVariant, b: PricedVariant) => a.sellingPrice - b.sellingPrice || a.mrp - b.mrp
