// @vitest-environment happy-dom
import type * as Axios from 'axios'
import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserTransport } from './browserTransport.ts'

const { http, create } = vi.hoisted(() => {
  const http = { request: vi.fn<() => Promise<{ status: number; data: unknown }>>() }
  return { http, create: vi.fn<(config: Axios.CreateAxiosDefaults) => typeof http>(() => http) }
})
vi.mock('axios', async (importOriginal) => {
  const original = await importOriginal<typeof Axios>()
  return { ...original, default: { ...original.default, create } }
})

function refused() {
  const config = { headers: new AxiosHeaders() }
  const response: AxiosResponse = { status: 403, statusText: '', data: 'no', headers: {}, config }
  return new AxiosError('refused', undefined, config, undefined, response)
}
const call = () =>
  browserTransport({ method: 'POST', url: '/api/cart/quote', signal: new AbortController().signal })

test('sends the cookie XSRF-TOKEN as X-XSRF-TOKEN and treats 200 to 299 as success', () => {
  const [config] = create.mock.calls[0] ?? []
  expect(config).toMatchObject({ xsrfCookieName: 'XSRF-TOKEN', xsrfHeaderName: 'X-XSRF-TOKEN' })
  const isSuccess = (status: number) => config?.validateStatus?.(status)
  expect([199, 200, 204, 299, 300, 400, 500].filter(isSuccess)).toEqual([200, 204, 299])
})

beforeEach(() => {
  http.request.mockReset()
  document.cookie = 'XSRF-TOKEN=first'
})

test('repeats a call once when its cookie changed during a refusal', async () => {
  http.request.mockImplementationOnce(() => {
    document.cookie = 'XSRF-TOKEN=second'
    return Promise.reject(refused())
  })
  http.request.mockResolvedValueOnce({ status: 200, data: 'yes' })
  expect(await call()).toEqual({ status: 200, data: 'yes' })

  http.request.mockImplementation(() => {
    document.cookie = `XSRF-TOKEN=${http.request.mock.calls.length}`
    return Promise.reject(refused())
  })
  expect(await call()).toEqual({ status: 403, data: 'no' })
  expect(http.request).toHaveBeenCalledTimes(4)
})

test('does not repeat a call that was refused with the same cookie', async () => {
  http.request.mockRejectedValue(refused())
  expect(await call()).toEqual({ status: 403, data: 'no' })
  expect(http.request).toHaveBeenCalledTimes(1)
})
