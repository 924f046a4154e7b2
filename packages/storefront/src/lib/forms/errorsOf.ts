import type { FormErrors } from '@shop/ui/hooks/useForm'
import { errorsByField } from './errorsByField.ts'

/** Makes the call of a form. Resolves with the API's errors by field, or with undefined on success. */
export async function errorsOf<Name extends string>(
  call: () => Promise<unknown>,
  names: readonly Name[] = [],
): Promise<FormErrors<Name> | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    return errorsByField(error, names)
  }
}
