import type { AddressWire } from '@shop/contract/users.schema'
import { AddressForm } from '@shop/shop-ui/AddressForm'
import { Heading } from '@shop/ui/Heading'
import { useEffect, useRef } from 'react'
import { findLocation } from '#features/addresses/api/addressesQuery.ts'
import { toAddressValues } from '#features/addresses/addressValues.ts'
import { submitAddress } from '#features/addresses/submitAddress.ts'
import { useServices } from '#lib/AppServices.ts'
import { notify } from '#lib/notify.ts'
import { deliverToDefault } from '../../shared/deliverToDefault.ts'
import { useOwnAddress } from '../../shared/useOwnAddress.ts'
import { LinesSkeleton } from './ProfileSkeleton.tsx'
import * as texts from '#texts/profile.ts'

interface AddressEditorProps {
  address: AddressWire | null
  isFirst: boolean
  onDone: () => void
}

/** Form of one address. A new one begins with the shopper's own name and number. */
export function AddressEditor({ address, isFirst, onDone }: AddressEditorProps) {
  const services = useServices()
  const own = useOwnAddress(address === null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  function handleSaved() {
    void deliverToDefault(services)
    notify.success(texts.addressSaved)
    onDone()
  }
  return (
    <>
      <Heading ref={title} tabIndex={-1} level={1} size="h2">
        {address === null ? texts.addAddress : texts.changeAddress}
      </Heading>
      {own === undefined ? (
        <LinesSkeleton />
      ) : (
        <AddressForm
          defaultValues={address === null ? own : toAddressValues(address)}
          isDefaultFixed={isFirst || address?.is_default === true}
          findLocation={(pincode) => findLocation(services.api, pincode)}
          onSubmit={(values) => submitAddress(services, address?.id ?? null, values, handleSaved)}
          onCancel={onDone}
        />
      )}
    </>
  )
}
