import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { together } from './messages.ts'

test('hands over together what comes within one turn of the event loop, and nothing twice', async () => {
  const send = vi.fn<(all: number[]) => void>()
  const add = together(send)
  add(1)
  await Promise.resolve()
  add(2)
  expect(send).not.toHaveBeenCalled()
  await nextTurn()
  add(3)
  await nextTurn()
  expect(send.mock.calls).toEqual([[[1, 2]], [[3]]])
})
