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
        has_other_options: true,
        image: storyProduct.pictures[0]?.src ?? '',
        returnable: false,
      },
    ],
    coupon: null,
    offers: [],
    cart_offers: [],
    delivery: null,
    held_up_by: null,
    serviceable: null,
    totals: {
      mrp: 1398,
      discount: 400,
      offer_discount: 0,
      coupon_discount: 0,
      delivery_fee: 0,
      total: 998,
      free_delivery_missing: 0,
      free_delivery_from: 499,
    },
  },
}

const [storyLine] = storyQuote.data.lines
const gift = {
  product_id: 901,
  variant_id: 902,
  title: 'Kokum Butter Lip Balm',
  slug: storyProduct.slug, // a product that has a page: those of links in sight are loaded ahead
}

/** Quote with an offer that applies, one that is missing ₹201, a gift, and a coupon. */
export const storyOfferQuote: CartQuoteResponse = {
  data: {
    ...storyQuote.data,
    lines: [
      ...storyQuote.data.lines.map((line) => ({ ...line, offer_discount: 99, offer: 'Buy 2, get 10% off' })),
      ...(storyLine === undefined
        ? []
        : [
            {
              ...storyLine,
              ...gift,
              variant_id: null,
              brand_name: 'Saanjh',
              option_name: null,
              has_other_options: false,
              quantity: 1,
              quantity_max: 1,
              mrp: 320,
              selling_price: 288,
              line_mrp: 320,
              line_total: 288,
              offer_discount: 288,
              offer: 'Free Kokum Butter Lip Balm from ₹799',
              is_gift: true,
            },
          ]),
    ],
    coupon: { code: 'GLOW10', applied: true, reason: null, waits: false, saving: 89 },
    cart_offers: [
      {
        offer_id: 1,
        title: 'Buy 2, get 10% off',
        product_ids: [storyProduct.id],
        applied: true,
        saving: 99,
        hint: null,
        progress: null,
        gift: null,
        ends_at: null,
      },
      {
        offer_id: 2,
        title: 'Free Kokum Butter Lip Balm from ₹799',
        product_ids: [storyProduct.id],
        applied: true,
        saving: 288,
        hint: null,
        progress: null,
        gift: { ...gift, option_name: null, image: '' },
        ends_at: null,
      },
      {
        offer_id: 3,
        title: '₹300 off from ₹1,199',
        product_ids: [storyProduct.id],
        applied: false,
        saving: 0,
        hint: 'Add ₹201 more from this offer for ₹300 off',
        progress: { unit: 'rupees', have: 998, need: 1199 },
        gift: null,
        ends_at: null,
      },
    ],
    totals: {
      mrp: 1718,
      discount: 432,
      offer_discount: 387,
      coupon_discount: 89,
      delivery_fee: 0,
      total: 810,
      free_delivery_missing: 0,
      free_delivery_from: 499,
    },
  },
}
