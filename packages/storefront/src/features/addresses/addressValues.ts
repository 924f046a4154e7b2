import type { AddressRequest, AddressWire } from '@shop/contract/users.schema'
import type { AddressErrors, AddressValues } from '@shop/ui/AddressForm'
import { NOT_LOADED } from '#lib/forms/checkForm.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { logError } from '#lib/logError.ts'

/** An address of the API as the form edits it. */
export function toAddressValues({ id: _id, is_default, ...rest }: AddressWire): AddressValues {
  return { ...rest, isDefault: is_default }
}

/** What was typed as the API takes it, or all that is wrong with it, by field. */
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

/** Field and message, as checks and the API give them; the first message of a field counts. */
export function toAddressErrors(problems: readonly (readonly [string, string])[]): AddressErrors {
  const errors: AddressErrors = {}
  for (const [path, message] of problems) {
    const field = FIELDS.find((name) => name === path) ?? 'form'
    errors[field] ??= message
  }
  return errors
}
