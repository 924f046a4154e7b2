interface GiftRow {
  productId: number
  variantId: number
  title: string
  slug: string
  optionName: string | null
  image: string
}

export const toGiftWire = ({ productId, variantId, title, slug, optionName, image }: GiftRow) => ({
  product_id: productId,
  variant_id: variantId,
  title,
  slug,
  option_name: optionName,
  image,
})
