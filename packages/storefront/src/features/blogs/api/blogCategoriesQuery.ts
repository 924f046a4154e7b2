import { toBlogCategory } from '@shop/contract/blogs'
import type { BlogCategoriesResponse } from '@shop/contract/blogs.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const blogCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['blog-categories'],
    queryFn: async ({ signal }) => {
      const { result } = await api.get<BlogCategoriesResponse>('/api/blog-category', { signal })
      return result.map(toBlogCategory)
    },
    staleTime: 10 * 60_000,
  })
