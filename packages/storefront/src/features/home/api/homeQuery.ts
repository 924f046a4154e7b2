import { queryOptions } from '@tanstack/react-query'
import { toHomeData } from '@shop/contract/home'
import type { HomeDataResponse } from '@shop/contract/home.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { arrangeHome } from '../arrangeHome.ts'

/** What the home page shows at first. */
export const homeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['home'],
    queryFn: async ({ signal }) =>
      arrangeHome(toHomeData(await api.get<HomeDataResponse>('/api/home-data', { signal }))),
  })
