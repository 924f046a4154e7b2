import type { FormErrors } from '@shop/ui/hooks/useForm'
import { logError } from '../logError.ts'
import * as texts from '#texts/shell.ts'

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
): Promise<{ output: Output } | { errors: FormErrors<Name> }> {
  const schema = await loadSchema().catch((error: unknown) => logError('Form', error))
  if (schema === undefined) {
    const form = navigator.onLine ? texts.codeFailed : texts.requestFailed
    return { errors: { form } as FormErrors<Name> }
  }
  const result = schema.safeParse(input)
  if (result.success) return { output: result.data }
  const issues = result.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }))
  return { errors: sortErrors(names, issues) }
}

/** Assigns errors to the fields that their paths name; the first one of each field counts. */
export function sortErrors<Name extends string>(
  names: readonly Name[],
  issues: readonly { path: string; message: string }[],
): FormErrors<Name> {
  const errors: FormErrors<Name> = {}
  for (const { path, message } of issues) errors[fieldOf(names, path) ?? 'form'] ??= message
  return errors
}

/** Field of an error: its path is the field's name, or begins with it. */
export const fieldOf = <Name extends string>(names: readonly Name[], path: string) =>
  names.find((name) => path === name || path.startsWith(`${name}.`))
