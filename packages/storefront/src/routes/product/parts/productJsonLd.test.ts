import { makeOptionGroup, makeProduct } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { productJsonLd } from './productJsonLd.ts'

const ORIGIN = 'https://example.in'

test('lists each variant as an offer at the charged price', () => {
  const product = makeProduct({
    slug: 'lip',
    optionGroups: [
      makeOptionGroup('Shade', [
        { id: 1, name: 'Ruby', sellingPrice: 499.5, quantity: 2 },
        { id: 2, name: 'Rani', sellingPrice: 599, quantity: 0 },
      ]),
    ],
  })
  expect(productJsonLd(product, ORIGIN)).toMatchObject({
    '@type': 'Product',
    brand: { name: product.brandName },
    aggregateRating: { ratingValue: product.ratingAverage, reviewCount: product.ratingCount },
    offers: [
      { price: 500, availability: 'https://schema.org/InStock', url: `${ORIGIN}/product/lip?variant=1` },
      { price: 599, availability: 'https://schema.org/OutOfStock', url: `${ORIGIN}/product/lip?variant=2` },
    ],
  })
})

test('lists no offer of a product that is no longer sold', () => {
  expect(productJsonLd(makeProduct({ isArchived: true }), ORIGIN)).not.toHaveProperty('offers')
})

test('lists one offer without options and no rating without reviews', () => {
  const data = productJsonLd(makeProduct({ slug: 'cream', ratingCount: 0 }), ORIGIN)
  expect(data.offers).toMatchObject([{ url: `${ORIGIN}/product/cream` }])
  expect(data).not.toHaveProperty('aggregateRating')
})

test('says of a product that it can not be returned', () => {
  expect(productJsonLd(makeProduct({ returnException: 'hygiene' }), ORIGIN)).toMatchObject({
    hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
  })
  const returnable = productJsonLd(makeProduct({ returnException: null }), ORIGIN)
  expect(returnable).not.toHaveProperty('hasMerchantReturnPolicy')
})
