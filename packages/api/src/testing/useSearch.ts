import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { SuggestionsResponse } from '@shop/contract/search.schema'
import { expect } from 'vitest'
import { useApp } from './useApp.ts'

/** The API on a database of its own for a test file, with its searches and suggestions. */
export function useSearch(template: 'seeded' | 'empty' = 'seeded') {
  const app = useApp(template)
  const { get } = app
  /** The first hundred products of a search, with the query of further filters. */
  const search = (text: string, filters = '') =>
    get<ListProductsResponse>(`/api/products?limit=100&search=${encodeURIComponent(text)}${filters}`)
  const suggestAll = (text: string) =>
    get<SuggestionsResponse>(`/api/search/suggestions?query=${encodeURIComponent(text)}`)
  return {
    ...app,
    search,
    /** Titles of what meets all of a search, of which nothing is missing. */
    listOf: async (text: string) => {
      const { data, understood } = await search(text)
      expect(understood?.missing ?? null, text).toBeNull()
      return data.slice(0, understood?.exact ?? undefined).map(({ title }) => title)
    },
    suggestAll,
    suggest: async (text: string) => (await suggestAll(text)).suggestions,
  }
}

export const titlesOf = ({ data }: ListProductsResponse) => data.map(({ title }) => title)
