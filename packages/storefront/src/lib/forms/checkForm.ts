import { logError } from '../logError.ts'

/** Message for a form whose schema failed to load. */
export const NOT_LOADED = 'We couldn’t reach the shop. Check your connection and try again.'

/** Errors by field, and errors of the whole form. */
export interface FormProblems<Name extends string> {
  fields: Partial<Record<Name, string>>
  form: string | undefined
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** Part of a Zod schema that a check needs. */
interface Schema<Output> {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } }
}

/** Loads a schema. Validation code is large, so it loads when a form is first used. */
export type LoadSchema<Output> = () => Promise<Schema<Output>>

/** Validates a form with the API's schema: all errors at once, one per field. */
export async function checkForm<Name extends string, Output>(
  loadSchema: LoadSchema<Output>,
  names: readonly Name[],
  input: unknown,
): Promise<{ output: Output } | { problems: FormProblems<Name> }> {
  const schema = await loadSchema().catch((error: unknown) => logError('Form', error))
  if (schema === undefined) return { problems: { fields: {}, form: NOT_LOADED } }
  const result = schema.safeParse(input)
  if (result.success) return { output: result.data }
  const issues = result.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }))
  return { problems: sortProblems(names, issues) }
}

/** Assigns errors to the fields that their paths name; the first one of each field counts. */
export function sortProblems<Name extends string>(
  names: readonly Name[],
  issues: readonly { path: string; message: string }[],
): FormProblems<Name> {
  const problems: FormProblems<Name> = { fields: {}, form: undefined }
  for (const { path, message } of issues) {
    const name = names.find((name) => path === name || path.startsWith(`${name}.`))
    if (name === undefined) problems.form ??= message
    else problems.fields[name] ??= message
  }
  return problems
}
