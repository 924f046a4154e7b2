import type { AddressWire } from '@shop/contract/users.schema'
import type { AddressValues } from '@shop/shop-ui/AddressForm'
import { checkForm } from '#lib/forms/checkForm.ts'
import { schemas } from '#lib/forms/schemas.ts'

export function toAddressValues({ id: _id, is_default, ...rest }: AddressWire): AddressValues {
  return { ...rest, isDefault: is_default }
}

export const ADDRESS_FIELDS = [
  'name',
  'phone',
  'pincode',
  'line1',
  'line2',
  'landmark',
  'city',
  'state',
  'type',
] as const

/** Validates form values and returns the request or all errors by field. */
export const checkAddress = ({ isDefault, ...rest }: AddressValues) =>
  checkForm(schemas.address, ADDRESS_FIELDS, { ...rest, is_default: isDefault })
