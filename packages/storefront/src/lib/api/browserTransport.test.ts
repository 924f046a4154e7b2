import axios from 'axios'
import { expect, test, vi } from 'vitest'

test('sends the cookie XSRF-TOKEN back as X-XSRF-TOKEN, and takes 200 to 299 for success', async () => {
  const create = vi.spyOn(axios, 'create')
  await import('./browserTransport.ts')
  const [config] = create.mock.calls[0] ?? []
  expect(config).toMatchObject({ xsrfCookieName: 'XSRF-TOKEN', xsrfHeaderName: 'X-XSRF-TOKEN' })
  const isSuccess = (status: number) => config?.validateStatus?.(status)
  expect([199, 200, 204, 299, 300, 400, 500].filter(isSuccess)).toEqual([200, 204, 299])
})
