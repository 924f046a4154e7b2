import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createInjectedCall } from './createInjectedCall.ts'
import type { PageCallAnswer } from './RenderPage.ts'

test('answers while the server finishes its requests', async () => {
  const app = fastify({ return503OnClosing: false })
  app.get('/api/products', async () => ({ total: 3 }))
  const { signal } = new AbortController()
  const call = createInjectedCall(app, { signal, onHeaders: () => undefined })
  let answer: PageCallAnswer | undefined
  app.addHook('preClose', async () => {
    answer = await call({ method: 'GET', url: '/api/products' })
  })
  await app.ready()
  await app.close()
  expect(answer?.status).toBe(200)
  expect(Buffer.from(answer?.body ?? []).toString()).toBe('{"total":3}')
})
