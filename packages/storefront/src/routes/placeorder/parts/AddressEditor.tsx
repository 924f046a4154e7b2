import type { AddressWire } from '@shop/contract/users.schema'
import { AddressForm, type AddressValues } from '@shop/shop-ui/AddressForm'
import { Skeleton } from '@shop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/account/api/profileQuery.ts'
import { toAddressValues } from '#features/addresses/addressValues.ts'
import { findLocation } from '#features/addresses/api/addressesQuery.ts'
import { submitAddress } from '#features/addresses/submitAddress.ts'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { useGo } from '#lib/useGo.ts'
import * as texts from '#texts/checkout.ts'
import * as S from './AddressEditor.styles.ts'

interface AddressEditorProps {
  address: AddressWire | undefined
  hasBook: boolean
}

/** Form of one address. A saved address is used for the delivery; a new one begins with the shopper's own name and number. */
export function AddressEditor({ address, hasBook }: AddressEditorProps) {
  const go = useGo()
  const services = useServices()
  const place = useStorage(deliveryLocationStore)
  const { data: profile, isLoading } = useQuery({
    ...profileQuery(services.api),
    enabled: address === undefined,
  })

  async function submit(values: AddressValues) {
    const result = await submitAddress(services, address?.id ?? null, values)
    if ('errors' in result) return result.errors
    // Replaces the form, so that Back leads to the address book.
    go(paths.checkoutReview(result.address.id), { replace: true })
    return undefined
  }
  if (isLoading) return <Skeleton height="30rem" />
  const own = { name: profile?.name ?? '', phone: profile?.phone ?? '', ...place }
  return (
    <S.Root>
      <AddressForm
        defaultValues={address === undefined ? own : toAddressValues(address)}
        submitLabel={texts.deliverHere}
        isDefaultFixed={address?.is_default ?? !hasBook}
        findLocation={(pincode) => findLocation(services.api, pincode)}
        onSubmit={submit}
        {...(hasBook && { onCancel: () => go(paths.checkoutAddress(), { replace: true }) })}
      />
    </S.Root>
  )
}
