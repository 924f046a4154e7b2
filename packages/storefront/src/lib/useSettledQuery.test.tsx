// @vitest-environment happy-dom
import { SEARCH_DEBOUNCE_MS } from '@shop/contract/limits'
import { QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { createApi, type Transport } from '#lib/api/createApi.ts'
import { AppServicesProvider } from '#lib/AppServices.ts'
import { createQueries } from '#lib/createQueries.ts'
import { plainConfig } from '#testing/plainConfig.ts'
import { useSettledQuery } from './useSettledQuery.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const suggestionsQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: [text],
    queryFn: async () =>
      (await api.get<{ suggestions: string[] }>('/api/search/suggestions', { query: { query: text } }))
        .suggestions,
  })

/** A search box, and the requests that it made. */
async function openBox() {
  const asked: string[] = []
  const transport: Transport = async ({ url }) => {
    asked.push(url)
    if (url.endsWith('zz')) return { status: 400, data: {} }
    if (url.endsWith('offline')) throw new TypeError('Failed to fetch')
    return { status: 200, data: { suggestions: [`${url.split('=')[1]}al`] } }
  }
  const queries = createQueries()
  const services = { api: createApi(transport), queries, origin: '', config: plainConfig }
  const shown: ReturnType<typeof useSettledQuery<string[], string[]>>[] = []
  function Box({ typed }: { typed: string }) {
    shown.push(useSettledQuery(typed, suggestionsQuery))
    return null
  }
  const root = createRoot(document.createElement('div'))
  const type = (typed: string) =>
    act(async () =>
      root.render(
        <AppServicesProvider value={services}>
          <QueryClientProvider client={queries}>
            <Box typed={typed} />
          </QueryClientProvider>
        </AppServicesProvider>,
      ),
    )
  await type('')
  return { asked, type, shown: () => shown.at(-1) }
}
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('requests suggestions after a typing pause of 500 ms', async () => {
  const { asked, type, shown } = await openBox()
  await type('ka')
  await pause(SEARCH_DEBOUNCE_MS - 1)
  await type('kaj')
  await pause(SEARCH_DEBOUNCE_MS - 1)
  expect(asked).toEqual([])
  await pause(1)
  expect(asked).toEqual(['/api/search/suggestions?query=kaj'])
  await pause(1)
  expect(shown()).toEqual({ data: ['kajal'], isPending: false, hasFailed: false })
})

test('requests nothing for an empty query', async () => {
  const { asked, type, shown } = await openBox()
  for (const typed of ['', '   ', 'k', '']) await type(typed)
  await pause(2 * SEARCH_DEBOUNCE_MS)
  expect(asked).toEqual([])
  expect(shown()).toEqual({ data: null, isPending: false, hasFailed: false })
})

test('keeps the former suggestions until the next ones arrive, but not for an empty text', async () => {
  const { type, shown } = await openBox()
  await type('kaj')
  expect(shown()).toEqual({ data: null, isPending: true, hasFailed: false })
  await pause(SEARCH_DEBOUNCE_MS + 1)
  await type('kaja')
  expect(shown()).toEqual({ data: ['kajal'], isPending: true, hasFailed: false })
  await pause(SEARCH_DEBOUNCE_MS + 1)
  expect(shown()).toEqual({ data: ['kajaal'], isPending: false, hasFailed: false })
  await type('')
  await type('l')
  expect(shown()).toEqual({ data: null, isPending: true, hasFailed: false })
})

test.each([
  ['nothing after a refused request', 'zz', true, false],
  ['nothing after a lost one', 'offline', true, false],
  ['that there is no connection', 'offline', false, true],
])('shows %s', async (_what, text, isOnline, hasFailed) => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const { type, shown } = await openBox()
  await type('kaj')
  await pause(SEARCH_DEBOUNCE_MS + 1)
  await type(text)
  await pause(SEARCH_DEBOUNCE_MS + 2000)
  expect(shown()).toEqual({ data: null, isPending: false, hasFailed })
})
