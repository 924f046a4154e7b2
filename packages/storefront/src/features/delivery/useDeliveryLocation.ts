import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/api/ApiClient.ts'
import { useServices } from '#lib/AppServices.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { pincodeQuery } from './api/pincodeQuery.ts'
import { deliveryLocationStore } from './deliveryLocationStore.ts'
import * as texts from '#texts/delivery.ts'

/** The shopper's delivery location, and the state of `PincodeCheck`. */
export function useDeliveryLocation() {
  const { api } = useServices()
  const queries = useQueryClient()
  const place = useStorage(deliveryLocationStore)
  const [isChanging, setIsChanging] = useState(false)
  const { mutate, error, isPending } = useMutation({
    meta: { hasNotice: true },
    mutationFn: (pincode: string) => queries.fetchQuery(pincodeQuery(api, pincode)),
    onSuccess: ({ city, state }, pincode) => {
      deliveryLocationStore.update(() => ({ pincode, city, state }))
      setIsChanging(false)
    },
  })
  return {
    place,
    /** While the shopper edits the pincode, estimates for the old one are hidden. */
    isChanging,
    onChangeStart: () => setIsChanging(true),
    error: error === null ? undefined : describe(error),
    isBusy: isPending,
    onCheck: (pincode: string) => mutate(pincode),
  }
}

const describe = (error: Error) =>
  error instanceof ApiError && error.status === 404 ? texts.unknownPincode : texts.pincodeFailed
