import type { PincodeResponse } from '@shop/contract/pincodes.schema'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '#lib/AppServices.ts'
import { formatPromise } from '#lib/formatPromise.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { pincodeQuery } from './api/pincodeQuery.ts'
import { placeStore } from './placeStore.ts'

const textOf = ({ serviceable, promised_by, now }: PincodeResponse['data']) =>
  serviceable && promised_by !== null ? formatPromise({ promised_by, now }) : undefined

/** When things come, for the many cards of a list: they look once, and leave the watching to the page of a product. */
export function useCardPromise(): string | undefined {
  const { api } = useServices()
  const place = useStorage(placeStore)
  const { data } = useQuery({
    ...pincodeQuery(api, place?.pincode ?? ''),
    enabled: place !== null,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    select: textOf,
  })
  return place === null ? undefined : data
}
