import { queryOptions } from '@tanstack/react-query'
import { toBrand, type Brand } from '@shop/contract/brands'
import type { BrandWire } from '@shop/contract/brands.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

/** One brand, or null, which is known at once without a slug. A page contains only this one, not the whole list. */
export const brandQuery = (api: ApiClient, slug: string | null) =>
  queryOptions({
    queryKey: ['brand', slug],
    initialData: () => (slug === null ? null : undefined),
    queryFn: async ({ signal }): Promise<Brand | null> => {
      if (slug === null) return null
      const { data } = await api.get<{ data: BrandWire[] }>('/api/list-brand', { signal })
      const wire = data.find((brand) => brand.slug === slug)
      return wire === undefined ? null : toBrand(wire)
    },
    staleTime: 10 * 60_000,
  })
