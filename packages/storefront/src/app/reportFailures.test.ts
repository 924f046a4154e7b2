import { browserFailureSchema } from '@shop/contract/browser-failures.schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiClient } from '#lib/api/ApiClient.ts'
import { reportFailures } from './reportFailures.ts'

const post = vi.fn<ApiClient['post']>()
const listeners = new Map<string, (event: unknown) => void>()
let report: (error: unknown) => void

beforeEach(() => {
  post.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('window', {
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
  })
  report = reportFailures({ post } as unknown as ApiClient)
})
afterEach(() => vi.unstubAllGlobals())

/** Error of a script, with the stack that a browser gives it. */
function failureAt(place: string): Error {
  return Object.assign(new TypeError('asha@example.in is not a function'), {
    stack: `TypeError: asha@example.in is not a function
    at cart (https://shop.example/assets/${place})
    at https://shop.example/assets/vendor-C3.js:1:99
    at https://shop.example/order?code=SECRET:5:7`,
  })
}

test.each([
  ['an uncaught error', (error: Error) => listeners.get('error')?.({ error })],
  ['an unhandled rejection', (error: Error) => listeners.get('unhandledrejection')?.({ reason: error })],
  ['an error that React caught', (error: Error) => report(error)],
])('reports %s by its places in scripts, without message or address', (_, fail) => {
  fail(failureAt('cart-A1.js:1:20'))
  expect(post.mock.calls.map(([path, body]) => [path, browserFailureSchema.parse(body)])).toEqual([
    ['/api/browser-failures', { name: 'TypeError', frames: ['cart-A1.js:1:20', 'vendor-C3.js:1:99'] }],
  ])
})

test('reports the same failure once, and three of a visit', () => {
  for (const column of [1, 1, 2, 3, 4, 5]) report(failureAt(`cart-A1.js:1:${column}`))
  expect(post).toHaveBeenCalledTimes(3)
})

test.each([
  ['an answer of the API', new ApiError(500, 'no', undefined)],
  ['a failure of an extension', Object.assign(new Error('x'), { stack: 'at chrome-extension://a/b.js:1:2' })],
  ['what is no error', 'text'],
])('reports nothing of %s', (_, error) => {
  report(error)
  expect(post).not.toHaveBeenCalled()
})
