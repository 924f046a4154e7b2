import { queryOptions } from '@tanstack/react-query'
import { toSubCategory } from '@shop/contract/categories'
import type { SubCategoryWire } from '@shop/contract/categories.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const subCategoriesQuery = (api: ApiClient, categoryId: number) =>
  queryOptions({
    queryKey: ['sub-categories', categoryId],
    queryFn: async ({ signal }) => {
      const wire = await api.get<SubCategoryWire[]>(`/api/SubcategoriesWithChildCategories/${categoryId}`, {
        signal,
      })
      return wire.map(toSubCategory)
    },
    staleTime: 10 * 60_000,
  })
