import type {
  AddressRequest,
  AddressResponse,
  AddressWire,
  ListAddressesResponse,
} from '@shop/contract/users.schema'
import type { PincodeResponse } from '@shop/contract/pincodes.schema'
import type { PincodeAnswer } from '@shop/shop-ui/AddressForm'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, type ApiClient } from '#lib/api/ApiClient.ts'
import { MY } from '#lib/createQueries.ts'
import * as texts from '#texts/delivery.ts'

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

/** City and state of a pincode, and why the shop delivers to no address there. */
export async function findLocation(api: ApiClient, pincode: string): Promise<PincodeAnswer> {
  try {
    const { city, state, serviceable } = (await api.get<PincodeResponse>(`/api/pincode/${pincode}`)).data
    return { place: { city, state }, ...(!serviceable && { problem: texts.pincodeNotServed }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 404 ? { problem: texts.unknownPincode } : {}
  }
}
