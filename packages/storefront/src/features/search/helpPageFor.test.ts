import { expect, test } from 'vitest'
import { helpPageFor } from './helpPageFor.ts'

test.each([
  ['password bhul gaya', '/retrieve_password'],
  ['log in', '/login'],
  ['paise wapas', '/Return&Refund'],
  ['order kahan hai', '/profile?Myorders=true'],
  ['delivery in noida', '/Shipping&Delievery_policy'],
  ['cash on delivery', '/Shipping&Delievery_policy'],
  ['upi payment', '/Term&Condition#orders'],
  ['asli hai kya', '/About_us'],
  ['phone number', '/Contact_us'],
  ['address change kaise kare', '/profile?Myaddresses=true'],
  ['buy 1 get 1', '/productlist/offers'],
  ['lipstick', undefined],
])('the page that answers “%s” is %s', (search, href) => {
  expect(helpPageFor(search)?.href).toBe(href)
})
