import type { BlogSuggestionsResponse } from '@shop/contract/search.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const blogSuggestionsQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['blog-suggestions', text],
    queryFn: async ({ signal }) => {
      const { suggestions } = await api.get<BlogSuggestionsResponse>('/api/blogs/search-suggestions', {
        query: { query: text },
        signal,
      })
      return suggestions
    },
  })
