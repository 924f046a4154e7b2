import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { SuggestionsResponse } from '@shop/contract/search.schema'
import { useApp } from './useApp.ts'

/** Searches and suggestions of the API, on a database of its own for a test file. */
export function useSearch() {
  const { get } = useApp()
  const suggestAll = (text: string) =>
    get<SuggestionsResponse>(`/api/search/suggestions?query=${encodeURIComponent(text)}`)
  return {
    /** The first hundred products of a search, with the query of further filters. */
    search: (text: string, filters = '') =>
      get<ListProductsResponse>(`/api/products?limit=100&search=${encodeURIComponent(text)}${filters}`),
    suggestAll,
    suggest: async (text: string) => (await suggestAll(text)).suggestions,
  }
}

export const titlesOf = ({ data }: ListProductsResponse) => data.map(({ title }) => title)
