import { expect, test } from 'vitest'
import { defaultDelivery } from './defaultDelivery.ts'
import { describeDelivery } from './describeDelivery.ts'

test.each([
  [['110', '1220'], '110001'],
  [['1220'], '122001'],
  [['560034'], '560034'],
  [[], undefined],
])('has the pincode of an express area %j: %s', (area, pincode) => {
  const express = { ...defaultDelivery.express, areas: { Delhi: area } }
  expect(describeDelivery({ ...defaultDelivery, express }).stores[0]?.pincode).toBe(pincode)
})
