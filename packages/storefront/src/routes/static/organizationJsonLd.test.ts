import { expect, test } from 'vitest'
import { plainConfig } from '#testing/plainConfig.ts'
import { organizationJsonLd } from './organizationJsonLd.ts'

test('uses absolute addresses for the shop and its returns policy', () => {
  expect(organizationJsonLd(plainConfig, 'https://shop.example')).toMatchObject({
    '@type': 'OnlineStore',
    url: 'https://shop.example/',
    logo: 'https://shop.example/icon-512.png',
    contactPoint: { url: 'https://shop.example/Contact_us' },
    hasMerchantReturnPolicy: {
      merchantReturnDays: 7,
      merchantReturnLink: 'https://shop.example/Return&Refund',
    },
  })
})
