// @vitest-environment happy-dom
import { makeBlog } from '@shop/contract/factories/blogs'
import { toBlogWire } from '@shop/contract/factories/wires'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { blogCategoriesQuery } from '#features/blogs/api/blogCategoriesQuery.ts'
import { blogListQuery } from '#features/blogs/api/blogListQuery.ts'
import { blogQuery } from '#features/blogs/api/blogQuery.ts'
import { blogSuggestionsQuery } from '#features/blogs/api/blogSuggestionsQuery.ts'
import { brandsQuery } from '#features/brands/api/brandsQuery.ts'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { subCategoriesQuery } from '#features/categories/api/subCategoriesQuery.ts'
import { homeQuery } from '#features/home/api/homeQuery.ts'
import { suggestionsQuery } from '#features/search/api/suggestionsQuery.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { createApi, type Transport } from '#lib/api/createApi.ts'
import { withBearer } from '#lib/api/withBearer.ts'
import { createQueries } from '#lib/createQueries.ts'
import { notify } from '#lib/notify.ts'
import { plainConfig } from '#testing/plainConfig.ts'
import { storyHome } from '#testing/storyData.ts'

afterEach(() => vi.restoreAllMocks())

describe('token of the shopper', () => {
  test.each<[string, unknown, (api: ApiClient) => Promise<unknown>]>([
    ['GET /api/home-data', storyHome, (api) => createQueries().fetchQuery(homeQuery(api))],
    ['GET /api/list-blogs', { data: {} }, (api) => createQueries().fetchQuery(blogListQuery(api))],
    [
      'GET /api/blog/how-to-find-your-red',
      { data: toBlogWire(makeBlog()) },
      (api) => createQueries().fetchQuery(blogQuery(api, 'how-to-find-your-red')),
    ],
  ])('sends the token with %s, and none for a guest', async (call, data, read) => {
    const transport = vi.fn<Transport>(async () => ({ status: 200, data }))
    for (const token of ['abc', undefined])
      await read(createApi(withBearer(transport, { token: () => token, onRejected: () => undefined })))
    const sent = transport.mock.calls.map(([{ method, url, headers }]) => [
      `${method} ${url}`,
      headers?.['Authorization'],
    ])
    expect(sent).toEqual([
      [call, 'Bearer abc'],
      [call, undefined],
    ])
  })
})

describe('failed calls', () => {
  const failing = createApi(async () => ({ status: 400, data: { detail: 'It did not work' } }))
  test.each<[string, () => Promise<unknown>]>([
    ['suggestions', () => createQueries().fetchQuery(suggestionsQuery(failing, 'kajal', plainConfig))],
    ['blog-suggestions', () => createQueries().fetchQuery(blogSuggestionsQuery(failing, 'kajal'))],
    ['brands', () => createQueries().fetchQuery(brandsQuery(failing))],
    ['main-categories', () => createQueries().fetchQuery(mainCategoriesQuery(failing))],
    ['sub-categories', () => createQueries().fetchQuery(subCategoriesQuery(failing, 1))],
    ['blog-categories', () => createQueries().fetchQuery(blogCategoriesQuery(failing))],
  ])('logs a failed call without a message for the shopper: %s', async (what, read) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const said = vi.spyOn(notify, 'error')
    await expect(read()).rejects.toThrow('It did not work')
    expect(log.mock.calls).toEqual([[what, 'It did not work']])
    expect(said).not.toHaveBeenCalled()
  })
})
