import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/api/ApiClient.ts'
import { useServices } from '#lib/AppServices.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { pincodeQuery } from './api/pincodeQuery.ts'
import { deliveryLocationStore } from './deliveryLocationStore.ts'

/** The shopper's delivery location, and the state of `PincodeCheck`. */
export function useDeliveryLocation() {
  const { api } = useServices()
  const queries = useQueryClient()
  const place = useStorage(deliveryLocationStore)
  const [isChanging, setIsChanging] = useState(false)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function check(pincode: string) {
    setIsBusy(true)
    setError(undefined)
    try {
      const { city, state } = await queries.fetchQuery(pincodeQuery(api, pincode))
      deliveryLocationStore.update(() => ({ pincode, city, state }))
      setIsChanging(false)
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
  return {
    place,
    /** While the shopper edits the pincode, estimates for the old one are hidden. */
    isChanging,
    startChange: () => setIsChanging(true),
    error,
    isBusy,
    check: (pincode: string) => void check(pincode),
  }
}
