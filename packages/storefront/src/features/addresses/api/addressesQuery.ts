import type {
  AddressRequest,
  AddressResponse,
  AddressWire,
  ListAddressesResponse,
} from '@shop/contract/users.schema'
import type { PincodeResponse } from '@shop/contract/pincodes.schema'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, type ApiClient } from '#lib/api/ApiClient.ts'
import { MY } from '#lib/createQueries.ts'

export const ADDRESSES_KEY = [MY, 'addresses'] as const

/** Saved addresses, the default first. */
export const addressesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ADDRESSES_KEY,
    queryFn: async ({ signal }): Promise<AddressWire[]> =>
      (await api.get<ListAddressesResponse>('/api/users/addresses', { signal })).data,
  })

export async function saveAddress(
  api: ApiClient,
  id: number | null,
  address: AddressRequest,
): Promise<AddressWire> {
  const { data } =
    id === null
      ? await api.post<AddressResponse>('/api/users/addresses', address)
      : await api.put<AddressResponse>(`/api/users/addresses/${id}`, address)
  return data
}

export async function removeAddress(api: ApiClient, id: number): Promise<void> {
  try {
    await api.delete(`/api/users/addresses/${id}`)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

export async function findLocation(
  api: ApiClient,
  pincode: string,
): Promise<{ city: string; state: string } | undefined> {
  try {
    const { city, state } = (await api.get<PincodeResponse>(`/api/pincode/${pincode}`)).data
    return { city, state }
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
