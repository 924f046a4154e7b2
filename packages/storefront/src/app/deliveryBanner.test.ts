import { expect, test } from 'vitest'
import { plainConfig } from '#testing/plainConfig.ts'
import { deliveryBanner } from './deliveryBanner.ts'

const config = { ...plainConfig, cities: [{ name: 'Noida', link: '/?' }] }
const textFor = (place: Parameters<typeof deliveryBanner>[1]) => deliveryBanner(config, place).text
const mumbai = {
  pincode: '400001',
  city: 'Mumbai',
  state: 'Maharashtra',
  serviceable: true,
  express: false,
  eta: { days: 2 },
  cod: true,
  cod_max: 10_000,
}

test.each([
  [null, 'Delivery in just 2 hours in DELHI-NCR'],
  ['Delhi', 'Delivery in just 2 hours in DELHI-NCR'],
  ['Noida', 'Delivery in just 2 hours in DELHI-NCR'],
  ['jaipur', 'Delivery in just 2 hours in JAIPUR'],
  ['Mumbai', 'Delivery in 1 to 10 days across India'],
])('promises what reaches the city %j', (city, text) => {
  expect(textFor({ city })).toBe(text)
})

test('says in which hours an express delivery is promised, and only then', () => {
  expect(deliveryBanner(config, { city: null }).hours).toBe('Orders from 9 am to 9 pm')
  const delivery = { ...config.delivery, expressHours: { opens: 10, closes: 18 } }
  expect(deliveryBanner({ ...config, delivery }, { city: 'Noida' }).hours).toBe('Orders from 10 am to 6 pm')
  expect(deliveryBanner(config, { city: 'Jaipur' }).hours).toBe(
    'For part of the shop, orders from 9 am to 9 pm',
  )
  expect(deliveryBanner(config, { city: 'Mumbai' }).hours).toBeUndefined()
})

test('promises what reaches the pincode', () => {
  expect(textFor({ city: 'Mumbai', service: null })).toBe('Delivery to Mumbai')
  expect(deliveryBanner(config, { city: 'Mumbai', service: mumbai })).toEqual({
    text: 'Delivery in 2 days to Mumbai',
    time: '2 days',
  })
  const near = { ...mumbai, city: 'Gurugram', express: true, eta: { minutes: 120 } }
  expect(textFor({ city: 'Gurugram', service: near })).toBe('Delivery in just 2 hours in GURUGRAM')
  const island = { ...mumbai, city: 'Nicobars', serviceable: false, eta: null }
  expect(textFor({ city: 'Nicobars', service: island })).toBe('We don’t deliver to Nicobars yet')
})
