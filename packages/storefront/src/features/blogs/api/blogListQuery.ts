import { toBlogGroups } from '@shop/contract/blogs'
import type { ListBlogsResponse } from '@shop/contract/blogs.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export interface BlogListFilter {
  /** Slug of a category. */
  category?: string | undefined
  /** Slug of a sub-category. */
  subCategory?: string | undefined
}

/** Posts by category, in the order of the categories, newest first within each. */
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
