import { toBlogGroups } from '@shop/contract/blogs'
import type { ListBlogsResponse } from '@shop/contract/blogs.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export interface BlogListFilter {
  /** Slug. */
  category?: string | undefined
  /** Slug. */
  subCategory?: string | undefined
}

/** Posts by category in menu order, newest first. */
export const blogListQuery = (api: ApiClient, { category, subCategory }: BlogListFilter = {}) =>
  queryOptions({
    queryKey: ['blogs', category ?? '', subCategory ?? ''],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<ListBlogsResponse>('/api/list-blogs', {
        query: { category, subcategory: subCategory },
        signal,
      })
      return toBlogGroups(data)
    },
  })
