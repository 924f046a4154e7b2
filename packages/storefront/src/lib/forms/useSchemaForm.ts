import { useRef, type SyntheticEvent } from 'react'
import { useForm, type FieldValues, type Path, type RegisterOptions } from 'react-hook-form'
import { useEarlySubmit } from '../useEarlySubmit.ts'
import { logError } from '../logError.ts'
import { problemsByField } from './problemsByField.ts'
import { FORM, schemaResolver, type LoadSchema } from './schemaResolver.ts'

export interface SchemaFormOptions<Input extends FieldValues, Output> {
  /** Fetches the schema of the call that the form makes. */
  schema: LoadSchema<Output>
  /** Every field of the form, for what the API says of them. */
  names: readonly Path<Input>[]
  /** Makes the call; an `ApiError` is shown where it belongs. */
  onSubmit: (values: Output) => Promise<void>
  values?: Input
}

/**
 * A form that is checked with the contract's schema and sent to the API. Its fields keep what was typed before the script
 * came; all that is wrong is shown at once, with the focus on the first.
 */
export function useSchemaForm<Input extends FieldValues, Output>({
  schema,
  names,
  onSubmit,
  values,
}: SchemaFormOptions<Input, Output>) {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<Input, unknown, Output>({
    resolver: schemaResolver<Input, Output>(schema),
    ...(values && { values }),
  })
  useEarlySubmit(element)
  const { errors, isSubmitting } = form.formState

  async function send(output: Output) {
    try {
      await onSubmit(output)
    } catch (error) {
      const { fields, form: problem } = problemsByField(error, names)
      if (problem !== undefined) form.setError('root', { message: problem })
      const wrong = names.filter((name) => fields[name] !== undefined)
      for (const name of wrong.toReversed()) {
        form.setError(name, { message: fields[name] ?? '' }, { shouldFocus: true })
      }
    }
  }
  const submit = form.handleSubmit(send)
  return {
    form,
    /** Spread on the form. `post`, so that nothing typed ever stands in an address. */
    formProps: {
      ref: element,
      method: 'post',
      noValidate: true,
      onFocus: () => void schema().catch((error: unknown) => logError('Form', error)),
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault()
        if (!isSubmitting) void submit(event)
      },
    } as const,
    /** Spread on a field. */
    field: (name: Path<Input>, options?: RegisterOptions<Input>) => {
      const message = messageOf(errors[name])
      return { ...form.register(name, options), ...(message !== undefined && { error: message }) }
    },
    /** What is wrong with none of the fields. */
    problem: errors.root?.message ?? messageOf(errors[FORM]),
    isBusy: isSubmitting,
  }
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}
