import { queryOptions } from '@tanstack/react-query'
import { toHomeData } from '@shop/contract/home'
import type { HomeDataResponse } from '@shop/contract/home.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const homeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['home'],
    queryFn: async ({ signal }) => toHomeData(await api.get<HomeDataResponse>('/api/home-data', { signal })),
  })
