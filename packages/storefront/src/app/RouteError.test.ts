import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/ApiClient.ts'
import { toFailure } from './RouteError.tsx'

const OURS = 'Something went wrong on our side. Your cart is safe. Please try again.'

test.each([
  [
    'what the API says of a request',
    new ApiError(404, 'There is no such category.'),
    404,
    'There is no such category.',
  ],
  ['that no answer came', new ApiError(0, 'The shop did not answer.'), 0, 'The shop did not answer.'],
  ['nothing of the API’s inside', new ApiError(500, 'relation "product" does not exist'), 500, OURS],
  ['nor of its gateway’s', new ApiError(502, '<html>nginx</html>'), 500, OURS],
  [
    'nor of a mistake in a screen',
    new TypeError("Cannot read properties of undefined (reading 'x')"),
    500,
    OURS,
  ],
  ['nor of anything else that was thrown', 'oops', 500, OURS],
])('%s', (_, error, status, message) => {
  expect(toFailure(error)).toEqual({ status, message })
})
