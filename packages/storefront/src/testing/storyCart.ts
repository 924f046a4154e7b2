import type { CartQuoteResponse } from '@shop/contract/cart.schema'
import { toCartItem } from '#features/cart/cartItem.ts'
import { storyProduct } from './storyData.ts'

const variant = storyProduct.optionGroups[0]?.variants[0]

/** `cartItems` with two units of a lipstick. */
export const storyCart = [{ ...toCartItem(storyProduct, variant), quantity: 2 }]

export const storyQuote: CartQuoteResponse = {
  data: {
    lines: [
      {
        product_id: storyProduct.id,
        variant_id: variant?.id ?? null,
        quantity: 2,
        quantity_max: 10,
        mrp: 699,
        selling_price: 499,
        line_mrp: 1398,
        line_total: 998,
        offer_discount: 0,
        offer: null,
        is_gift: false,
        changes: [],
        title: storyProduct.title,
        slug: storyProduct.slug,
        brand_name: storyProduct.brandName,
        option_name: variant?.name ?? null,
        image: storyProduct.pictures[0]?.src ?? '',
        returnable: false,
      },
    ],
    coupon: null,
    offers: [],
    cart_offers: [],
    delivery: null,
    serviceable: null,
    totals: {
      mrp: 1398,
      discount: 400,
      offer_discount: 0,
      coupon_discount: 0,
      delivery_fee: 0,
      total: 998,
      free_delivery_missing: 0,
    },
  },
}
