import { queryOptions } from '@tanstack/react-query'
import type { PincodeResponse } from '@shop/contract/pincodes.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

const FRESH_MS = 60_000

/** Where a pincode is, and when something ordered now would be there. A promise by the hour must not grow old. */
export const pincodeQuery = (api: ApiClient, pincode: string) =>
  queryOptions({
    queryKey: ['pincode', pincode],
    queryFn: async ({ signal }) =>
      (await api.get<PincodeResponse>(`/api/pincode/${pincode}`, { signal })).data,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    refetchOnWindowFocus: true,
  })
