import { queryOptions } from '@tanstack/react-query'
import type { SizeGuide } from '@shop/contract/size-guides.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const sizeGuideQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['size-guide', slug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<{ data: SizeGuide }>(`/api/size-guides/${encodeURIComponent(slug)}`, {
        signal,
      })
      return data
    },
  })
