import { useState } from 'react'
import { ApiError } from '#lib/api/ApiClient.ts'
import { useServices } from '#lib/AppServices.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { pincodeQuery } from './api/pincodeQuery.ts'
import { deliveryLocationStore, type DeliveryLocation } from './deliveryLocationStore.ts'
import * as texts from '#texts/delivery.ts'

/** The shopper's delivery location, and the state of `PincodeCheck`. `onFound` is called with a new location. */
export function useDeliveryLocation(onFound?: (place: DeliveryLocation) => void) {
  const { api, queries } = useServices()
  const place = useStorage(deliveryLocationStore)
  const [isChanging, setIsChanging] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function check(pincode: string) {
    setIsBusy(true)
    setError(undefined)
    try {
      const { city, state } = await queries.fetchQuery(pincodeQuery(api, pincode))
      const found = { pincode, city, state }
      deliveryLocationStore.update(() => found)
      setIsChanging(false)
      onFound?.(found)
    } catch (failure) {
      setError(describe(failure) + (place ? texts.pincodeKept(place.pincode) : ''))
    }
    setIsBusy(false)
  }
  return {
    place,
    /** While the shopper edits the pincode, estimates for the old one are hidden. */
    isChanging,
    onChangeStart: () => setIsChanging(true),
    error,
    isBusy,
    onCheck: (pincode: string) => void check(pincode),
  }
}

/** The API answers 404 for digits of no pincode, and 400 for those that can't be one: none begins with 0. */
const describe = (error: unknown) =>
  error instanceof ApiError && [400, 404].includes(error.status) ? texts.unknownPincode : texts.pincodeFailed
