import { logError } from '../logError.ts'

/** For a form whose checks could not be fetched. */
export const NOT_LOADED = 'The shop did not answer. Check your connection and try again.'

/** What is wrong with a form: by field, and what belongs to none of them. */
export interface FormProblems<Name extends string> {
  fields: Partial<Record<Name, string>>
  form: string | undefined
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** What a check needs of a schema; a Zod schema of the contract has it. */
interface Schema<Output> {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } }
}

/** Fetches a schema: the code that checks weighs as much as a screen, so it comes when a form is first used. */
export type LoadSchema<Output> = () => Promise<Schema<Output>>

/** Checks a form with the schema that the API checks with: all that is wrong at once, one message per field. */
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

/** Sorts what is wrong to the fields it names, or names something inside of; the first message of each counts. */
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
