import type { AddressWire } from '@shop/contract/users.schema'
import { AddressForm } from '@shop/shop-ui/AddressForm'
import { Skeleton } from '@shop/ui/Skeleton'
import { Stack } from '@shop/ui/Stack'
import { toAddressValues } from '#features/addresses/addressValues.ts'
import { findLocation } from '#features/addresses/api/addressesQuery.ts'
import { submitAddress } from '#features/addresses/submitAddress.ts'
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

/** Form of one address. A saved address is used for the delivery; a new one begins with the shopper's own name and number. */
export function AddressEditor({ address, hasBook }: AddressEditorProps) {
  const go = useGo()
  const services = useServices()
  const own = useOwnAddress(address === undefined)

  function handleSaved({ id }: AddressWire) {
    void deliverToDefault(services)
    // Back leads to the address book: it is below the form, or it takes the place of the form for a first address.
    go(paths.checkoutReview(id), { replace: hasBook })
  }
  if (own === undefined) return <Skeleton height="30rem" />
  return (
    <Stack maxWidth="form">
      <AddressForm
        defaultValues={address === undefined ? own : toAddressValues(address)}
        submitLabel={texts.deliverHere}
        hasBar
        isDefaultFixed={address?.is_default ?? !hasBook}
        findLocation={(pincode) => findLocation(services.api, pincode)}
        onSubmit={(values) => submitAddress(services, address?.id ?? null, values, handleSaved)}
        onCancel={hasBook ? () => go(paths.checkoutAddress(), { replace: true }) : undefined}
      />
    </Stack>
  )
}
