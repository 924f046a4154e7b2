import { request } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pendingWrites } from './pendingWrites.ts'

let app: FastifyInstance
let finish: (() => void) | undefined

beforeEach(async () => {
  finish = undefined
  app = Fastify({ forceCloseConnections: true })
  await app.register(pendingWrites)
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/',
    handler: () => new Promise((resolve) => (finish = () => resolve('done'))),
  })
  await app.ready()
})

afterEach(() => app.close())

it.each([
  ['GET', 0],
  ['POST', 1],
  ['DELETE', 1],
] as const)('counts a %s as %i', async (method, count) => {
  const answer = app.inject({ method, url: '/' }).then(({ statusCode }) => statusCode)
  await vi.waitFor(() => expect(finish).toBeDefined())
  expect(app.pendingWrites()).toBe(count)
  finish?.()
  expect(await answer).toBe(200)
  expect(app.pendingWrites()).toBe(0)
})

it('stops counting a request when its client disconnects', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const call = request(origin, { method: 'POST' })
  call.on('error', () => undefined) // the test closes it
  call.end()
  await vi.waitFor(() => expect(app.pendingWrites()).toBe(1))
  call.destroy()
  await vi.waitFor(() => expect(app.pendingWrites()).toBe(0))
  finish?.()
})
