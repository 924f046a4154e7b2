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
export async function fetchBlogs(api: ApiClient, filter: BlogListFilter, signal: AbortSignal) {
  const { category, subCategory } = filter
  const query = { category, subcategory: subCategory }
  const { data } = await api.get<ListBlogsResponse>('/api/list-blogs', { query, signal })
  return toBlogGroups(data)
}

export const blogListQuery = (api: ApiClient, filter: BlogListFilter = {}) =>
  queryOptions({
    queryKey: ['blogs', filter.category ?? '', filter.subCategory ?? ''],
    queryFn: ({ signal }) => fetchBlogs(api, filter, signal),
  })
