import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlacePromise } from '@shop/ui/DeliveryPromise'
import { ApiError } from '#lib/api/ApiClient.ts'
import { useServices } from '#lib/AppServices.ts'
import { formatPromise } from '#lib/formatPromise.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { pincodeQuery } from './api/pincodeQuery.ts'
import { placeStore } from './placeStore.ts'

/** Where things go, and asking for it: what `PincodeCheck` needs. */
export function usePlace() {
  const { api } = useServices()
  const queries = useQueryClient()
  const place = useStorage(placeStore)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function check(pincode: string) {
    setIsBusy(true)
    setError(undefined)
    try {
      const { city, state } = await queries.fetchQuery(pincodeQuery(api, pincode))
      placeStore.update(() => ({ pincode, city, state }))
    } catch (failure) {
      setError(
        failure instanceof ApiError && failure.status === 404
          ? 'We couldn’t find this pincode. Please check it.'
          : 'We couldn’t check this pincode. Please try again.',
      )
    } finally {
      setIsBusy(false)
    }
  }
  return { place, error, isBusy, check: (pincode: string) => void check(pincode) }
}

/** What holds for the shopper's own pincode, by the server's clock; null until it is known. */
export function usePlacePromise(): PlacePromise | null {
  const { api } = useServices()
  const place = useStorage(placeStore)
  const { data } = useQuery({ ...pincodeQuery(api, place?.pincode ?? ''), enabled: place !== null })
  if (data === undefined || place === null) return null
  const { serviceable, promised_by, now, express, cod } = data
  return {
    by: serviceable && promised_by !== null ? formatPromise({ promised_by, now }) : null,
    isExpress: express,
    hasCashOnDelivery: cod,
  }
}
