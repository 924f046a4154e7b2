import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** What a resolver needs of a schema; a Zod schema of the contract has it. */
export interface Schema<Output> {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } }
}

/** Checks a form with the schema that the API checks with: all that is wrong at once, one message per field. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: Schema<Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values)
    if (result.success) return { values: result.data, errors: {} }
    return { values: {}, errors: toErrors<Input>(result.error.issues) }
  }
}

function toErrors<Input extends FieldValues>(issues: readonly Issue[]): FieldErrors<Input> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, message } of issues) errors[String(path[0] ?? 'root')] ??= { type: 'schema', message }
  return errors as FieldErrors<Input>
}
