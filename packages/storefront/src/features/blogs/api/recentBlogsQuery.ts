import { toRecentBlog } from '@shop/contract/blogs'
import type { RecentBlogsResponse } from '@shop/contract/blogs.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const recentBlogsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['recent-blogs'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<RecentBlogsResponse>('/api/recent-blogs', { signal })
      return data.map(toRecentBlog)
    },
  })
