import { useForm } from '@shop/ui/hooks/useForm'
import { logError } from '../logError.ts'
import { useEarlySubmit } from '../useEarlySubmit.ts'
import { checkForm, type LoadSchema } from './checkForm.ts'
import { errorsByField } from './errorsByField.ts'

export interface SchemaFormOptions<Name extends string, Output> {
  schema: LoadSchema<Output>
  names: readonly Name[]
  /** Makes the call; the form shows an `ApiError` at its fields. */
  onSubmit: (values: Output) => Promise<void>
  initial?: Partial<Record<Name, string>>
  /** Converts field values to the schema's input; unchanged by default. */
  toInput?: (typed: Partial<Record<Name, string>>) => unknown
}

/**
 * `useForm` with the contract's schema. Fields are uncontrolled, so text typed before hydration is kept.
 */
export function useSchemaForm<Name extends string, Output>({
  schema,
  names,
  onSubmit,
  initial,
  toInput = (typed) => typed,
}: SchemaFormOptions<Name, Output>) {
  const { formProps, errors, isBusy } = useForm<Name>(async (form) => {
    const checked = await checkForm(schema, names, toInput(typedIn(form, names)))
    if ('errors' in checked) return checked.errors
    try {
      await onSubmit(checked.output)
      return undefined
    } catch (error) {
      return errorsByField(error, names)
    }
  })
  useEarlySubmit(formProps.ref)
  const errorOf = (name: Name) => (errors[name] === undefined ? {} : { error: errors[name] })
  return {
    formProps: {
      ...formProps,
      onFocus: () => void schema().catch((error: unknown) => logError('Form', error)),
    },
    field: (name: Name) => ({ name, defaultValue: initial?.[name], ...errorOf(name) }),
    errorOf,
    problem: errors.form,
    isBusy,
  }
}

function typedIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form)
  const typed: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = data.get(name)
    if (typeof value === 'string') typed[name] = value
  }
  return typed
}
