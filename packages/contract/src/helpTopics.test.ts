import { expect, test } from 'vitest'
import { helpTopicOf } from './helpTopics.ts'

test.each([
  ['return policy', 'returns'],
  ['How do I get a refund?', 'returns'],
  ['cancel my order', 'cancellation'],
  ['size chart', 'sizes'],
  ['delivery', 'shipping'],
  ['Shipping charges', 'shipping'],
  ['cash on delivery', 'shipping'],
  ['COD', 'shipping'],
  ['customer care number', 'contact'],
  ['contact us', 'contact'],
  ['track order', 'orders'],
  ['where is my order', 'orders'],
  ['privacy policy', 'privacy'],
  ['terms & conditions', 'terms'],
  ['coupon', 'offers'],
  ['offers', 'offers'],
  ['discount code', 'offers'],
  ['Any promo codes for new users?', 'offers'],
  ['mera order kab aayega', 'orders'],
  ['order wapas kaise kare', 'returns'],
  ['exchange karna hai', 'returns'],
  ['refund kab milega', 'returns'],
])('knows what “%s” asks about', (search, topic) => {
  expect(helpTopicOf(search)).toBe(topic)
})

test.each([
  'return gifts',
  'offers on lipstick',
  'contact lens',
  'track pants',
  'care',
  'size 36',
  'same day',
  'चार्ट',
  '',
])('leaves “%s” to the products', (search) => {
  expect(helpTopicOf(search)).toBeUndefined()
})
