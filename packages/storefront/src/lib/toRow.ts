import type { ProductRowProps } from '@shop/shop-ui/ProductRow'
import type { ProductCard } from '@shop/contract/products'

/** What a line of a product shows. */
export type RowProduct = ProductRowProps['product'] & { id: number; slug: string }

/** Of its variants a line shows the price only, and most have the same. */
export function toRow({
  id,
  slug,
  title,
  brandName,
  pictures,
  mrp,
  sellingPrice,
  ratingAverage,
  ratingCount,
  optionGroups,
}: ProductCard): RowProduct {
  const variants = optionGroups.flatMap((group) => group.variants)
  const prices = new Map(
    variants.map(({ mrp, sellingPrice, quantity }) => {
      const price = { mrp, sellingPrice, quantity: Math.min(quantity, 1) }
      return [Object.values(price).join(), price]
    }),
  )
  return {
    id,
    slug,
    title,
    brandName,
    pictures,
    mrp,
    sellingPrice,
    ratingAverage,
    ratingCount,
    optionGroups: prices.size === 0 ? [] : [{ variants: [...prices.values()] }],
  }
}
