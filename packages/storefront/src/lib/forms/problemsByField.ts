import { ApiError } from '../api/ApiClient.ts'
import { sortProblems, type FormProblems } from './checkForm.ts'

/**
 * The API's words on what is wrong, sorted to the fields of a form: what names one of `names` (or something inside of it)
 * goes there, everything else to the form.
 */
export function problemsByField<Name extends string>(
  error: unknown,
  names: readonly Name[],
): FormProblems<Name> {
  if (!(error instanceof ApiError)) throw error
  const { fields } = sortProblems(names, error.problem?.errors ?? [])
  return { fields, form: Object.keys(fields).length > 0 ? undefined : error.message }
}
