import { queryOptions } from '@tanstack/react-query'
import { toMainCategory } from '@shop/contract/categories'
import type { MainCategoryWire } from '@shop/contract/categories.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const mainCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['main-categories'],
    queryFn: async ({ signal }) => {
      const wire = await api.get<MainCategoryWire[]>('/api/mainCategories', { signal })
      return wire.map(toMainCategory)
    },
    staleTime: 10 * 60_000,
  })
