import { queryOptions } from '@tanstack/react-query'
import type { PincodeResponse } from '@shop/contract/pincodes.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const pincodeQuery = (api: ApiClient, pincode: string) =>
  queryOptions({
    queryKey: ['pincode', pincode],
    queryFn: async ({ signal }) =>
      (await api.get<PincodeResponse>(`/api/pincode/${pincode}`, { signal })).data,
  })
