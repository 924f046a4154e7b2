import { expect, test } from 'vitest'
import { limitConcurrency } from './limitConcurrency.ts'

test('never more than the limit at once, each in its turn, also after a failure', async () => {
  const inTurn = limitConcurrency(2)
  let running = 0
  let most = 0
  const order: number[] = []
  const task = (index: number) => () =>
    new Promise<number>((resolve, reject) => {
      running += 1
      most = Math.max(most, running)
      order.push(index)
      setImmediate(() => {
        running -= 1
        if (index === 1) reject(new Error('broken'))
        else resolve(index)
      })
    })
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => inTurn(task(index))))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
