import type { AddressWire } from '@shop/contract/users.schema'
import type { AddressErrors, AddressValues } from '@shop/shop-ui/AddressForm'
import type { AppServices } from '#lib/AppServices.ts'
import { errorsByField } from '#lib/forms/errorsByField.ts'
import { ADDRESS_FIELDS, checkAddress } from './addressValues.ts'
import { addressesQuery, saveAddress } from './api/addressesQuery.ts'

export async function submitAddress(
  { api, queries }: Pick<AppServices, 'api' | 'queries'>,
  id: number | null,
  values: AddressValues,
): Promise<{ address: AddressWire } | { errors: AddressErrors }> {
  const checked = await checkAddress(values)
  if ('errors' in checked) return checked
  try {
    const address = await saveAddress(api, id, checked.output)
    await queries.invalidateQueries(addressesQuery(api))
    return { address }
  } catch (error) {
    return { errors: errorsByField(error, ADDRESS_FIELDS) }
  }
}
