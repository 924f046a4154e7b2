import { ApiError } from '../api/ApiClient.ts'
import { sortProblems, type FormProblems } from './checkForm.ts'

/** Assigns the API's errors to form fields by path; all others belong to the form. */
export function problemsByField<Name extends string>(
  error: unknown,
  names: readonly Name[],
): FormProblems<Name> {
  if (!(error instanceof ApiError)) throw error
  const { fields } = sortProblems(names, error.problem?.errors ?? [])
  return { fields, form: Object.keys(fields).length > 0 ? undefined : error.message }
}
