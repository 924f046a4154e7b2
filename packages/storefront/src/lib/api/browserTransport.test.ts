// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserTransport } from './browserTransport.ts'
import { createApi, type TransportRequest } from './createApi.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const refused = () => new Response('{"detail":"no"}', { status: 403 })
const accepted = () => new Response('"yes"')

const call = (request: Partial<TransportRequest> = {}) =>
  browserTransport({
    method: 'POST',
    url: '/api/cart/quote',
    signal: new AbortController().signal,
    ...request,
  })
const sent = () => fetched.mock.lastCall?.[1]

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => accepted())
  vi.stubGlobal('fetch', fetched)
  document.cookie = 'XSRF-TOKEN=first'
})
afterEach(() => vi.unstubAllGlobals())

test('sends the body as JSON, the headers of the call and the cookie XSRF-TOKEN as X-XSRF-TOKEN', async () => {
  await call({ method: 'PUT', url: '/api/x?y=1', body: { z: 1 }, headers: { 'Idempotency-Key': 'k' } })
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/x?y=1', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': 'first', 'Idempotency-Key': 'k' },
    body: '{"z":1}',
    signal: expect.any(AbortSignal),
  })
})

test('sends no body and no content type with a call that has none, and no header without the cookie', async () => {
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  await call()
  expect(sent()).not.toHaveProperty('body')
  expect(sent()?.headers).toEqual({})
})

test.each([200, 204, 299, 400, 404, 500, 503])('answers with the status %i and the data', async (status) => {
  fetched.mockResolvedValue(new Response(status === 204 ? null : '{"detail":"text"}', { status }))
  expect(await call()).toEqual({ status, data: status === 204 ? '' : { detail: 'text' } })
})

test('answers with the text of a body that is no JSON, and with a file as a blob', async () => {
  fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await call()).toEqual({ status: 502, data: '<h1>Bad gateway</h1>' })
  expect((await call({ method: 'GET', isFile: true })).data).toBeInstanceOf(Blob)
})

test('treats 200 to 299 as success', async () => {
  const api = createApi(browserTransport)
  for (const status of [200, 299]) {
    fetched.mockResolvedValueOnce(new Response('1', { status }))
    expect(await api.get('/api/x')).toBe(1)
  }
  for (const status of [300, 400, 500]) {
    fetched.mockResolvedValueOnce(new Response('1', { status }))
    await expect(api.get('/api/x')).rejects.toMatchObject({ name: 'ApiError', status })
  }
})

test('answers with the status 0 without a response, and when the deadline has passed', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await call()).toEqual({ status: 0, data: undefined })
  fetched.mockImplementationOnce((_, { signal }) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  expect(await call({ signal: AbortSignal.timeout(5) })).toEqual({ status: 0, data: undefined })
})

test('answers with the status 0 when the connection ends within the body', async () => {
  const response = accepted()
  vi.spyOn(response, 'text').mockRejectedValue(new TypeError('network error'))
  fetched.mockResolvedValueOnce(response)
  expect(await call()).toEqual({ status: 0, data: undefined })
})

test('fails with its own error when the caller aborts it', async () => {
  const aborting = new AbortController()
  aborting.abort()
  fetched.mockImplementationOnce((_, { signal }) => Promise.reject(signal?.reason as Error))
  await expect(call({ signal: aborting.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('repeats a call once when its cookie changed during a refusal', async () => {
  fetched.mockImplementationOnce(async () => {
    document.cookie = 'XSRF-TOKEN=second'
    return refused()
  })
  expect(await call()).toEqual({ status: 200, data: 'yes' })
  expect(sent()?.headers).toEqual({ 'X-XSRF-TOKEN': 'second' })

  fetched.mockImplementation(async () => {
    document.cookie = `XSRF-TOKEN=${fetched.mock.calls.length}`
    return refused()
  })
  expect(await call()).toEqual({ status: 403, data: { detail: 'no' } })
  expect(fetched).toHaveBeenCalledTimes(4)
})

test('does not repeat a call that was refused with the same cookie', async () => {
  fetched.mockImplementation(async () => refused())
  expect(await call()).toEqual({ status: 403, data: { detail: 'no' } })
  expect(fetched).toHaveBeenCalledTimes(1)
})
