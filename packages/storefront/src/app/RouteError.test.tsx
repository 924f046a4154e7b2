import { messages } from '@shop/contract/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/ApiClient.ts'
import { AppServicesProvider } from '#lib/AppServices.ts'
import { createApi } from '#lib/api/createApi.ts'
import { createQueries } from '#lib/createQueries.ts'
import { plainConfig } from '#testing/plainConfig.ts'
import { RouteError, toFailure } from './RouteError.tsx'

const OURS = 'Something went wrong on our side. Your cart is safe. Please try again.'
const UNREACHABLE =
  'Please check your internet connection. Your cart is safe, and this page loads when you’re back online.'
const BUSY = 'The shop is busy. Your cart is safe. Please try again in a moment.'

test.each([
  [
    'what the API says of a request',
    new ApiError(404, 'There is no such category.'),
    404,
    'There is no such category.',
  ],
  ['that no answer came', new ApiError(0, 'The shop did not answer.'), 0, UNREACHABLE],
  [
    'that the code of a page did not arrive',
    new TypeError('Failed to fetch dynamically imported module: /assets/CartRoute.js'),
    0,
    UNREACHABLE,
  ],
  ['nothing of the API’s inside', new ApiError(500, 'relation "product" does not exist'), 500, OURS],
  ['the status of a gateway, and nothing of its inside', new ApiError(502, '<html>nginx</html>'), 502, OURS],
  ['that the shop is busy', new ApiError(503, 'terminating connection'), 503, BUSY],
  ['that the shop is too slow', new ApiError(504, 'upstream'), 504, BUSY],
  [
    'nothing of a mistake in a screen',
    new TypeError("Cannot read properties of undefined (reading 'x')"),
    500,
    OURS,
  ],
  ['nothing of anything else that was thrown', 'oops', 500, OURS],
])('tells the shopper %s', (_, error, status, message) => {
  expect(toFailure(error)).toEqual({ status, message })
})

test.each([
  [new ApiError(400, 'Not acceptable: page.'), '400: Not acceptable: page.'],
  [new ApiError(500, 'relation "product" does not exist'), `500: ${OURS}`],
  [new ApiError(502, '<html>nginx</html>'), `502: ${OURS}`],
  [new ApiError(503, 'terminating connection'), `503: ${BUSY}`],
  [new TypeError("Cannot read properties of undefined (reading 'x')"), `500: ${OURS}`],
])('shows the heading with the status and message: %s', (error, text) => {
  const html = renderToStaticMarkup(<RouteError failure={toFailure(error)} />)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${messages.unexpectedError}</h1>`))
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(text)
})

test('shows the offline screen without a connection', () => {
  const services = {
    api: createApi(() => Promise.resolve({ status: 0, data: null })),
    queries: createQueries(),
    origin: 'https://shop.example',
    config: plainConfig,
  }
  const html = renderToStaticMarkup(
    <AppServicesProvider value={services}>
      <RouteError failure={toFailure(new ApiError(0, ''))} />
    </AppServicesProvider>,
  )
  expect(html).toContain('We can’t reach the shop')
  // The page of a browser that is offline has the same colour and drawing.
  expect(html).toMatch(/data-tone="accent".*<path d="M5 10a10/)
  expect(html).not.toContain(messages.unexpectedError)
})
