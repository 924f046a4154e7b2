import type { AddressWire } from '@shop/contract/users.schema'
import { AddressForm } from '@shop/shop-ui/AddressForm'
import { Skeleton } from '@shop/ui/Skeleton'
import { Stack } from '@shop/ui/Stack'
import { toAddressValues } from '#features/addresses/addressValues.ts'
import { findLocation } from '#features/addresses/api/addressesQuery.ts'
import { submitAddress } from '#features/addresses/submitAddress.ts'
import { addressDraft } from '#lib/addressDraft.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { deliverToDefault } from '../../shared/deliverToDefault.ts'
import { useOwnAddress } from '../../shared/useOwnAddress.ts'
import * as texts from '#texts/checkout.ts'

interface AddressEditorProps {
  address: AddressWire | undefined
  hasBook: boolean
}

/**
 * Form of one address. A saved address is used for the delivery; a new one begins with the shopper's own name and number, or with what a reload has
 * interrupted.
 */
export function AddressEditor({ address, hasBook }: AddressEditorProps) {
  const go = useGo()
  const services = useServices()
  const isNew = address === undefined
  const own = useOwnAddress(isNew)

  function leave() {
    if (isNew) addressDraft.drop()
  }
  function handleSaved({ id }: AddressWire) {
    leave()
    void deliverToDefault(services)
    // Back leads to the address book: it is below the form, or it takes the place of the form for a first address.
    go(paths.checkoutReview(id), { replace: hasBook })
  }
  function handleCancel() {
    leave()
    go(paths.checkoutAddress(), { replace: true })
  }
  if (own === undefined) return <Skeleton height="30rem" />
  return (
    <Stack maxWidth="form">
      <AddressForm
        defaultValues={isNew ? { ...own, ...addressDraft.read() } : toAddressValues(address)}
        onChange={isNew ? (values) => addressDraft.keep(values) : undefined}
        submitLabel={texts.deliverHere}
        hasBar
        isDefaultFixed={address?.is_default ?? !hasBook}
        findLocation={(pincode) => findLocation(services.api, pincode)}
        onSubmit={(values) => submitAddress(services, address?.id ?? null, values, handleSaved)}
        onCancel={hasBook ? handleCancel : undefined}
      />
    </Stack>
  )
}
