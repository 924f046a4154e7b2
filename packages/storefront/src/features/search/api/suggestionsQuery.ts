import { queryOptions } from '@tanstack/react-query'
import type { SuggestionsResponse } from '@shop/contract/search.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const suggestionsQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }) => {
      const { suggestions } = await api.get<SuggestionsResponse>('/api/search/suggestions', {
        query: { query: text },
        signal,
      })
      return suggestions
    },
  })
