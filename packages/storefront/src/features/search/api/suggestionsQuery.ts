import { queryOptions } from '@tanstack/react-query'
import type { SuggestionsResponse } from '@shop/contract/search.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'

export const suggestionsQuery = (api: ApiClient, text: string, config: ShopConfig) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }) => {
      const [{ toSuggestions }, answer] = await Promise.all([
        import('../toSuggestions.ts'),
        api.get<SuggestionsResponse>('/api/search/suggestions', { query: { query: text }, signal }),
      ])
      return toSuggestions(text, answer, config)
    },
  })
