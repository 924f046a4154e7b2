import type { FormErrors } from '@shop/ui/hooks/useForm'
import { ApiError } from '../api/ApiClient.ts'
import { fieldOf, sortErrors } from './checkForm.ts'

/** Assigns the API's errors to form fields by path; all others belong to the form. */
export function errorsByField<Name extends string>(error: unknown, names: readonly Name[]): FormErrors<Name> {
  if (!(error instanceof ApiError)) throw error
  const known = (error.problem?.errors ?? []).filter(({ path }) => fieldOf(names, path) !== undefined)
  return known.length > 0 ? sortErrors(names, known) : ({ form: error.message } as FormErrors<Name>)
}
