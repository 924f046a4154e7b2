import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { choosePort, whileHolding } from './ports.ts'

test('a port that is held is not free, and is free afterwards', async () => {
  const port = await choosePort()
  let isFreeMeanwhile = true
  const wasFree = await whileHolding(port, async () => {
    isFreeMeanwhile = await whileHolding(port, async () => undefined)
  })
  expect([wasFree, isFreeMeanwhile]).toEqual([true, false])
  expect(await choosePort(port)).toBe(port)
})

test('a client that connects meanwhile does not keep the port held', async () => {
  const port = await choosePort()
  await whileHolding(port, async () => {
    const client = connect(port, '127.0.0.1')
    client.on('error', () => undefined)
    await once(client, 'connect')
  })
  expect(await choosePort(port)).toBe(port)
})
