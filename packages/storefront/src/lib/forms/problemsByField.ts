import { ApiError } from '../api/ApiClient.ts'

export interface ProblemsByField<Name extends string> {
  fields: Partial<Record<Name, string>>
  /** What belongs to none of the fields. */
  form: string | undefined
}

/**
 * The API's words on what is wrong, sorted to the fields of a form: what names one of `names` (or something inside of it)
 * goes there, everything else to the form.
 */
export function problemsByField<Name extends string>(
  error: unknown,
  names: readonly Name[],
): ProblemsByField<Name> {
  if (!(error instanceof ApiError)) throw error
  const fields: Partial<Record<Name, string>> = {}
  for (const { path, message } of error.problem?.errors ?? []) {
    const name = names.find((name) => path === name || path.startsWith(`${name}.`))
    if (name !== undefined) fields[name] ??= message
  }
  const isFields = Object.keys(fields).length > 0
  return { fields, form: isFields ? undefined : error.message }
}
