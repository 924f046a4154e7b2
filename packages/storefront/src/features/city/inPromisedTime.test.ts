import { expect, test } from 'vitest'
import { plainConfig } from '#testing/plainConfig.ts'
import { inPromisedTime } from './inPromisedTime.ts'
import { promisedDelivery } from './promisedDelivery.ts'

const config = { ...plainConfig, cities: [{ name: 'Noida', link: '/?' }] }
const inCity = (city: string | null) => inPromisedTime(config, promisedDelivery(config, { city }))

test.each([
  [null, 'in two hours across Delhi-NCR'],
  ['Delhi', 'in two hours across Delhi-NCR'],
  ['Noida', 'in two hours across Delhi-NCR'],
  ['Jaipur', 'in two hours in Jaipur, for what our store there has'],
  ['Kochi', 'in 1 to 10 days'],
])('promises for %s what the line above the header does', (city, promise) => {
  expect(inCity(city)).toBe(promise)
})

test('promises parcels to a pincode, and nothing where the shop does not deliver', () => {
  const kochi = { pincode: '682001', city: 'Kochi', state: 'Kerala', serviceable: true, express: false }
  const service = { ...kochi, eta: { days: 4 }, cod: true, cod_max: 10_000 }
  expect(inPromisedTime(plainConfig, promisedDelivery(plainConfig, { city: 'Kochi', service }))).toBe(
    'in Kochi in 4 days',
  )
  const unserved = { ...service, serviceable: false, eta: null, cod: false }
  expect(
    inPromisedTime(plainConfig, promisedDelivery(plainConfig, { city: 'Kochi', service: unserved })),
  ).toBeUndefined()
})
