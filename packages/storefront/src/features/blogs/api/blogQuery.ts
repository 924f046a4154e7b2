import { toBlog } from '@shop/contract/blogs'
import type { BlogResponse } from '@shop/contract/blogs.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const blogQuery = (api: ApiClient, slugOrId: string) =>
  queryOptions({
    queryKey: ['blog', slugOrId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<BlogResponse>(`/api/blog/${encodeURIComponent(slugOrId)}`, { signal })
      return toBlog(data)
    },
  })
