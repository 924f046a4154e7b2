import { expect, test } from 'vitest'
import { daysOf, minutesOf } from './durations.ts'

test.each([
  [120, '2 hours', 'two hours'],
  [60, '1 hour', 'one hour'],
  [90, '90 minutes', '90 minutes'],
  [45, '45 minutes', '45 minutes'],
])('names %i minutes', (minutes, short, words) => {
  expect(minutesOf(minutes)).toEqual({ short, words })
})

test.each([
  [7, '7 days', 'seven days'],
  [1, '1 day', 'one day'],
  [30, '30 days', '30 days'],
])('names %i days', (days, short, words) => {
  expect(daysOf(days)).toEqual({ short, words })
})
