import type { ProductCard } from '@shop/contract/products'

/** Products below the heading "Best sellers", whose cards need not say so. */
export const withoutBadge = (products: readonly ProductCard[]): ProductCard[] =>
  products.map((product) => ({ ...product, isBestSeller: false }))
