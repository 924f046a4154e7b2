import { toBlogCard } from '@shop/contract/blogs'
import type { SearchBlogsResponse } from '@shop/contract/blogs.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'

/** One page of the posts that have the words of a text. */
export const blogSearchQuery = (api: ApiClient, text: string, page: number) =>
  queryOptions({
    queryKey: ['blog-search', text, page],
    queryFn: async ({ signal }) => {
      const { data, total, in_text, is_similar } = await api.get<SearchBlogsResponse>('/api/blogs/search', {
        query: { query: text, page },
        signal,
      })
      return { blogs: data.map(toBlogCard), total, inText: in_text, isSimilar: is_similar }
    },
  })
