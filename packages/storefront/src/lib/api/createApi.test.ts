import { expect, test } from 'vitest'
import { createApi } from './createApi.ts'

const failureOf = (status: number, data: unknown) =>
  createApi(async () => ({ status, data }))
    .get('/api/home-data')
    .catch((error: unknown) => error)

test.each([
  ['names the connection without a response', 0, undefined, /Check your connection/],
  [
    'asks for patience when a proxy answers',
    500,
    '<h1>Bad gateway</h1>',
    /^(?!.*connection).*try again in a moment/,
  ],
  ['uses the text of the API', 409, { detail: 'Sold out.' }, /^Sold out\.$/],
])('%s', async (_what, status, data, message) => {
  expect(await failureOf(status, data)).toMatchObject({ status, message: expect.stringMatching(message) })
})
