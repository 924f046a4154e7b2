import { DEFAULT_SETTINGS } from '@shop/contract/defaultSettings'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { registerServiceWorker } from './serviceWorker.ts'

interface Event {
  request: { mode: string; method: string }
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

const FACES = '@font-face{font-family:Fraunces;src:url(/assets/fraunces.woff2)}'

/** Runs the worker as a browser does, and returns what it listens to. */
async function open(hasOfflinePage: boolean, fetching = () => Promise.reject(new TypeError('offline'))) {
  const app = Fastify()
  app.decorate('settings', async () => DEFAULT_SETTINGS)
  registerServiceWorker(app, { hasOfflinePage, fontFaces: FACES })
  const { body, headers } = await app.inject('/service-worker.js')
  expect(headers['content-type']).toContain('text/javascript')
  const listeners = new Map<string, (event: unknown) => void>()
  const registration = { unregister: vi.fn(), navigationPreload: { enable: vi.fn() } }
  const scope = { addEventListener: listeners.set.bind(listeners), skipWaiting: vi.fn(), registration }
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the script is the shop's own
  new Function(...Object.keys(scope), 'fetch', body)(...Object.values(scope), fetching)
  return { listeners, registration }
}

async function answerTo(listeners: Map<string, (event: unknown) => void>, event: Partial<Event> = {}) {
  const answers: Promise<Response>[] = []
  listeners.get('fetch')?.({
    request: { mode: 'navigate', method: 'GET' },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (answer: Promise<Response>) => answers.push(answer),
    ...event,
  })
  return answers[0]
}

test('answers a navigation that fails with its page', async () => {
  const { listeners } = await open(true)
  const answer = await answerTo(listeners)
  expect(answer?.status).toBe(503)
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer?.headers.get('content-security-policy')).toContain("font-src 'self'")
  const text = await answer?.text()
  expect(text).toContain('We can’t reach the shop')
  expect(text).toContain(FACES)
  expect(text).toContain('the product')
})

test('answers with the page of the shop when it is there, loaded ahead or not', async () => {
  const [ahead, asked] = [new Response('ahead'), new Response('asked')]
  const { listeners } = await open(true, () => Promise.resolve(asked) as Promise<never>)
  expect(await answerTo(listeners, { preloadResponse: Promise.resolve(ahead) })).toBe(ahead)
  expect(await answerTo(listeners)).toBe(asked)
})

test.each([
  { mode: 'navigate', method: 'POST' },
  { mode: 'cors', method: 'GET' },
])('leaves requests with %j to the browser', async (request) => {
  const { listeners } = await open(true)
  expect(await answerTo(listeners, { request })).toBeUndefined()
})

test('is removed when the operator wants no such page', async () => {
  const { listeners, registration } = await open(false)
  expect(listeners.has('fetch')).toBe(false)
  listeners.get('activate')?.({ waitUntil: () => undefined })
  expect(registration.unregister).toHaveBeenCalledOnce()
})
