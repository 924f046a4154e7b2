import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { logError } from '../logError.ts'
import { useEarlySubmit } from '../useEarlySubmit.ts'
import { checkForm, type FormProblems, type LoadSchema } from './checkForm.ts'
import { problemsByField } from './problemsByField.ts'

export interface SchemaFormOptions<Name extends string, Output> {
  schema: LoadSchema<Output>
  names: readonly Name[]
  /** Makes the call; the form shows an `ApiError` at its fields. */
  onSubmit: (values: Output) => Promise<void>
  initial?: Partial<Record<Name, string>>
  /**
   * Converts field values to the schema's input.
   * @default the field values
   */
  toInput?: (typed: Partial<Record<Name, string>>) => unknown
}

/**
 * Form with the contract's schema. Fields are uncontrolled, so text typed before hydration is kept.
 * Submitting shows all errors at once, focuses the first invalid field, and clears nothing.
 */
export function useSchemaForm<Name extends string, Output>({
  schema,
  names,
  onSubmit,
  initial,
  toInput = (typed) => typed,
}: SchemaFormOptions<Name, Output>) {
  const element = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FormProblems<Name>>({ fields: {}, form: undefined })
  const [failures, setFailures] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  useEarlySubmit(element)

  // The errors must be rendered before the first invalid field can be found and focused.
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  async function send(typed: Partial<Record<Name, string>>): Promise<FormProblems<Name> | undefined> {
    const checked = await checkForm(schema, names, toInput(typed))
    if ('problems' in checked) return checked.problems
    try {
      await onSubmit(checked.output)
      return undefined
    } catch (error) {
      return problemsByField(error, names)
    }
  }
  async function submit(form: HTMLFormElement) {
    setIsBusy(true)
    try {
      const found = await send(typedIn(form, names))
      setProblems(found ?? { fields: {}, form: undefined })
      if (found) setFailures((count) => count + 1)
    } finally {
      setIsBusy(false)
    }
  }
  return {
    /** Spread on the form. `post` keeps values out of the address. */
    formProps: {
      ref: element,
      method: 'post',
      noValidate: true,
      onFocus: () => void schema().catch((error: unknown) => logError('Form', error)),
      onInput: ({ target }: SyntheticEvent) => {
        const name = names.find((name) => 'name' in target && target.name === name)
        if (name && problems.fields[name] !== undefined) {
          setProblems(({ fields, form }) => ({ fields: { ...fields, [name]: undefined }, form }))
        }
      },
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void submit(event.currentTarget)
      },
    } as const,
    /** Spread on a field: name, initial value and error. */
    field: (name: Name) => {
      const error = problems.fields[name]
      return { name, defaultValue: initial?.[name], ...(error !== undefined && { error }) }
    },
    errorOf: (name: Name) => {
      const error = problems.fields[name]
      return error === undefined ? {} : { error }
    },
    problem: problems.form,
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
