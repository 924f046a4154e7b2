import type { AddressValues } from '@shop/shop-ui/AddressForm'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/account/api/profileQuery.ts'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import { useServices } from '#lib/AppServices.ts'
import { useStorage } from '#lib/storage/useStorage.ts'

/** Values that a new address begins with: the shopper's own name and number, and the chosen place; undefined while loading. */
export function useOwnAddress(isNew: boolean): Partial<AddressValues> | undefined {
  const { api } = useServices()
  const place = useStorage(deliveryLocationStore)
  const { data, isLoading } = useQuery({ ...profileQuery(api), enabled: isNew })
  return isLoading ? undefined : { name: data?.name ?? '', phone: data?.phone ?? '', ...place }
}
