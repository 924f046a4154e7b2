import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createInjectedTransport } from './createInjectedTransport.ts'

test('answers while the server finishes its requests', async () => {
  const app = fastify({ return503OnClosing: false })
  app.get('/api/products', async () => ({ total: 3 }))
  const { signal } = new AbortController()
  const call = createInjectedTransport(app, { signal, onHeaders: () => undefined })
  let answer: unknown
  app.addHook('preClose', async () => {
    answer = await call({ method: 'GET', url: '/api/products', signal })
  })
  await app.ready()
  await app.close()
  expect(answer).toEqual({ status: 200, data: { total: 3 } })
})
