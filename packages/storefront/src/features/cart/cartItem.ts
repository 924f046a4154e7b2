import type { CartQuoteLine } from '@shop/contract/cart.schema'
import { CART_LINE_QUANTITY_MAX, CART_LINES_MAX } from '@shop/contract/limits'
import type { ProductCard, Variant } from '@shop/contract/products'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'

/** Line of the cart in local storage (specification §3). Prices are in rupees, as the shopper saw them. */
export interface CartItem {
  id: number
  slug: string
  title: string
  brand_name: string
  media: string
  /** Null for a product without options. */
  variantId: number | null
  option_name: string | null
  quantity: number
  ori_price: number
  sell_price: number
}

/** Line with quantity 1 for a product and its chosen variant (specification §4). */
export function toCartItem(product: ProductCard, variant: Variant | undefined): CartItem {
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    brand_name: product.brandName,
    media: (variant?.pictures[0] ?? product.pictures[0])?.src ?? '',
    variantId: variant?.id ?? null,
    option_name: variant?.name ?? null,
    quantity: 1,
    ori_price: variant?.mrp ?? product.mrp,
    sell_price: variant?.sellingPrice ?? product.sellingPrice,
  }
}

/** Line of the cart at the current price of a quote. */
export function toCartItemOfQuote(line: CartQuoteLine): CartItem {
  return {
    id: line.product_id,
    slug: line.slug,
    title: line.title,
    brand_name: line.brand_name,
    media: line.image,
    variantId: line.variant_id,
    option_name: line.option_name,
    quantity: Math.max(1, line.quantity),
    ori_price: line.mrp,
    sell_price: line.selling_price,
  }
}

export const isSameLine = (a: Pick<CartItem, 'id' | 'variantId'>, b: Pick<CartItem, 'id' | 'variantId'>) =>
  a.id === b.id && a.variantId === b.variantId

/** Valid lines of a stored value. Two lines of the same variant are combined. */
export function parseCartItems(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return []
  const lines: CartItem[] = []
  for (const entry of stored) {
    const line = parseCartItem(entry)
    if (line === undefined || lines.some((other) => isSameLine(other, line))) continue
    lines.push(line)
    if (lines.length === CART_LINES_MAX) break
  }
  return lines
}

function parseCartItem(entry: unknown): CartItem | undefined {
  const { id, slug, title, brand_name, media, variantId, option_name, quantity, ori_price, sell_price } =
    fieldsOf<CartItem>(entry)
  if (!isId(id) || !(variantId === null || isId(variantId))) return undefined
  if (typeof slug !== 'string' || typeof title !== 'string' || slug === '') return undefined
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return undefined
  if (!isPrice(ori_price) || !isPrice(sell_price)) return undefined
  return {
    id,
    slug,
    title: title.slice(0, 300),
    brand_name: typeof brand_name === 'string' ? brand_name : '',
    media: typeof media === 'string' ? media : '',
    variantId,
    option_name: typeof option_name === 'string' ? option_name : null,
    quantity: Math.min(quantity, CART_LINE_QUANTITY_MAX),
    ori_price,
    sell_price,
  }
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0
const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value < 10_000_000
