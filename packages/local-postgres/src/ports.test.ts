import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { choosePort, whileHolding } from './ports.ts'

test('occupies a port during the work, and frees it afterwards', async () => {
  const port = await choosePort()
  let isFreeMeanwhile = true
  const wasFree = await whileHolding(port, async () => {
    isFreeMeanwhile = await whileHolding(port, async () => undefined)
  })
  expect([wasFree, isFreeMeanwhile]).toEqual([true, false])
  expect(await choosePort(port)).toBe(port)
})

test('frees the port although a client has connected meanwhile', async () => {
  const port = await choosePort()
  await whileHolding(port, async () => {
    const client = connect(port, '127.0.0.1')
    client.on('error', () => undefined)
    await once(client, 'connect')
  })
  expect(await choosePort(port)).toBe(port)
})
