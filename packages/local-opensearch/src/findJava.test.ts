import { expect, test } from 'vitest'
import { findJava } from './findJava.ts'

test('names the reason when there is no Java', () => {
  expect(findJava('/nowhere')).toEqual({ reason: 'this machine has no Java' })
})
