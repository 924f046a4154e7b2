import type { AddressWire } from '@shop/contract/users.schema'
import type { AddressErrors, AddressValues } from '@shop/shop-ui/AddressForm'
import type { AppServices } from '#lib/AppServices.ts'
import { errorsOf } from '#lib/forms/errorsOf.ts'
import { ADDRESS_FIELDS, checkAddress } from './addressValues.ts'
import { addressesQuery, findLocation, saveAddress } from './api/addressesQuery.ts'

/** Validates and saves an address that the shop delivers to. Resolves with all errors, or with undefined on success. */
export async function submitAddress(
  { api, queries }: Pick<AppServices, 'api' | 'queries'>,
  id: number | null,
  values: AddressValues,
  onSaved: (address: AddressWire) => void,
): Promise<AddressErrors | undefined> {
  const checked = await checkAddress(values)
  const errors: AddressErrors = 'errors' in checked ? checked.errors : {}
  if (errors.form === undefined && errors.pincode === undefined) {
    const { problem } = await findLocation(api, values.pincode)
    if (problem !== undefined) errors.pincode = problem
  }
  if ('errors' in checked || errors.pincode !== undefined) return errors
  return errorsOf(async () => {
    const address = await saveAddress(api, id, checked.output)
    await queries.invalidateQueries(addressesQuery(api))
    onSaved(address)
  }, ADDRESS_FIELDS)
}
