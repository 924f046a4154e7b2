import type { AddressWire } from '@shop/contract/users.schema'
import type { AddressErrors, AddressValues } from '@shop/shop-ui/AddressForm'
import { ApiError } from '#lib/api/ApiClient.ts'
import type { AppServices } from '#lib/AppServices.ts'
import { checkAddress, toAddressErrors } from './addressValues.ts'
import { addressesQuery, saveAddress } from './api/addressesQuery.ts'

/** Validates and saves an address; returns it, or all errors. */
export async function keepAddress(
  { api, queries }: Pick<AppServices, 'api' | 'queries'>,
  id: number | null,
  values: AddressValues,
): Promise<{ address: AddressWire } | { errors: AddressErrors }> {
  const checked = await checkAddress(values)
  if ('errors' in checked) return checked
  try {
    const address = await saveAddress(api, id, checked.address)
    await queries.invalidateQueries(addressesQuery(api))
    return { address }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const problems = error.problem?.errors?.map(({ path, message }) => [path, message] as const)
    return { errors: problems ? toAddressErrors(problems) : { form: error.message } }
  }
}
