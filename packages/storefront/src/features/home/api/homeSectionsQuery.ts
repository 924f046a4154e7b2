import { queryOptions } from '@tanstack/react-query'
import { toHomeData } from '@shop/contract/home'
import type { HomeDataResponse } from '@shop/contract/home.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

/** All products of the sections of the home page, for rails that shoppers begin to scroll. */
export const homeSectionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['home-sections'],
    queryFn: async ({ signal }) =>
      toHomeData(await api.get<HomeDataResponse>('/api/home-data', { signal })).sections,
  })
