import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { logError } from '../logError.ts'

/** For a form whose checks could not be fetched. */
export const NOT_LOADED = 'The shop did not answer. Check your connection and try again.'

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** What a resolver needs of a schema; a Zod schema of the contract has it. */
interface Schema<Output> {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } }
}

/** Fetches a schema: the code that checks weighs as much as a screen, so it comes when a form is first used. */
export type LoadSchema<Output> = () => Promise<Schema<Output>>

/** A part of a form's errors that belongs to none of its fields. */
export const FORM = 'form'

/** Checks a form with the schema that the API checks with: all that is wrong at once, one message per field. */
export function schemaResolver<Input extends FieldValues, Output>(
  loadSchema: LoadSchema<Output>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const schema = await loadSchema().catch((error: unknown) => logError('Form', error))
    if (schema === undefined)
      return { values: {}, errors: toErrors<Input>([{ path: [FORM], message: NOT_LOADED }]) }
    const result = schema.safeParse(values)
    if (result.success) return { values: result.data, errors: {} }
    return { values: {}, errors: toErrors<Input>(result.error.issues) }
  }
}

function toErrors<Input extends FieldValues>(issues: readonly Issue[]): FieldErrors<Input> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, message } of issues) errors[String(path[0] ?? FORM)] ??= { type: 'schema', message }
  return errors as FieldErrors<Input>
}
