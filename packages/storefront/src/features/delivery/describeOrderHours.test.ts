import { expect, test } from 'vitest'
import { plainConfig } from '#testing/plainConfig.ts'
import { describeOrderHours } from './describeOrderHours.ts'

const { expressMinutes } = plainConfig.delivery

test('gives the hours as the reason of an express estimate that is later than usual', () => {
  const closed = { express: true, eta: { minutes: expressMinutes + 90 } }
  expect(describeOrderHours(closed, plainConfig)).toBe('Orders from 9 am to 9 pm arrive in about two hours.')
})

test('gives no reason while the store is open, and for a parcel', () => {
  expect(describeOrderHours({ express: true, eta: { minutes: expressMinutes } }, plainConfig)).toBeUndefined()
  expect(describeOrderHours({ express: false, eta: { days: 3 } }, plainConfig)).toBeUndefined()
})
