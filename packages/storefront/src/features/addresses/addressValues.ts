import type { AddressRequest, AddressWire } from '@shop/contract/users.schema'
import type { AddressErrors, AddressValues } from '@shop/shop-ui/AddressForm'
import { NOT_LOADED } from '#lib/forms/checkForm.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { logError } from '#lib/logError.ts'

export function toAddressValues({ id: _id, is_default, ...rest }: AddressWire): AddressValues {
  return { ...rest, isDefault: is_default }
}

/** Validates form values and returns the request or all errors by field. */
export async function checkAddress({
  isDefault,
  ...rest
}: AddressValues): Promise<{ address: AddressRequest } | { errors: AddressErrors }> {
  const schema = await schemas.address().catch((error: unknown) => logError('Address', error))
  if (schema === undefined) return { errors: { form: NOT_LOADED } }
  const result = schema.safeParse({ ...rest, is_default: isDefault })
  if (result.success) return { address: result.data }
  return {
    errors: toAddressErrors(result.error.issues.map(({ path, message }) => [String(path[0]), message])),
  }
}

const FIELDS = ['name', 'phone', 'pincode', 'line1', 'line2', 'landmark', 'city', 'state', 'type'] as const

/** Errors by field from validation or from the API; the first one of each field counts. */
export function toAddressErrors(problems: readonly (readonly [string, string])[]): AddressErrors {
  const errors: AddressErrors = {}
  for (const [path, message] of problems) {
    const field = FIELDS.find((name) => name === path) ?? 'form'
    errors[field] ??= message
  }
  return errors
}
