import { useForm } from '@shop/ui/hooks/useForm'
import { logError } from '../logError.ts'
import { useEarlySubmit } from '../useEarlySubmit.ts'
import { checkForm, type LoadSchema } from './checkForm.ts'
import { errorsOf } from './errorsOf.ts'

export interface SchemaFormOptions<Name extends string, Output> {
  schema: LoadSchema<Output>
  names: readonly Name[]
  /** Makes the call; the form shows an `ApiError` at its fields. */
  onSubmit: (values: Output) => Promise<void>
  initial?: Partial<Record<Name, string>>
  /** Converts field values to the schema's input; unchanged by default. */
  toInput?: (typed: Partial<Record<Name, string>>) => unknown
}

/** What a form element and its button need of any form. */
export type SchemaForm = Pick<ReturnType<typeof useSchemaForm>, 'formProps' | 'problem' | 'isBusy'>

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
    return 'errors' in checked ? checked.errors : errorsOf(() => onSubmit(checked.output), names)
  })
  useEarlySubmit(formProps.ref)
  return {
    formProps: {
      ...formProps,
      onFocus: () => void schema().catch((error: unknown) => logError('Form', error)),
    },
    field: (name: Name) => ({ name, defaultValue: initial?.[name], error: errors[name] }),
    errors,
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
