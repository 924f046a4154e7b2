import { expect, test } from 'vitest'
import { canReturn, isOnlyForMistake } from './canReturn.ts'

test.each([
  [false, false, false, false],
  [false, true, true, true],
  [true, true, true, false],
])('returnable %s, for a mistake %s', (returnable, returnable_for_mistake, can, isOnly) => {
  const line = { returnable, returnable_for_mistake }
  expect([canReturn(line), isOnlyForMistake(line)]).toEqual([can, isOnly])
})
