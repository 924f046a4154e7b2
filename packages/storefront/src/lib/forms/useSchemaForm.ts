import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { logError } from '../logError.ts'
import { useEarlySubmit } from '../useEarlySubmit.ts'
import { checkForm, type FormProblems, type LoadSchema } from './checkForm.ts'
import { problemsByField } from './problemsByField.ts'

export interface SchemaFormOptions<Name extends string, Output> {
  /** Fetches the schema of the call that the form makes. */
  schema: LoadSchema<Output>
  /** Every field of the form. */
  names: readonly Name[]
  /** Makes the call; an `ApiError` is shown where it belongs. */
  onSubmit: (values: Output) => Promise<void>
  /** What stands in the fields at first. */
  initial?: Partial<Record<Name, string>>
  /** What is checked and sent, from what stands in the fields. @default just that */
  toInput?: (typed: Partial<Record<Name, string>>) => unknown
}

/**
 * A form that is checked with the contract's schema and sent to the API. Its fields keep their own text, so what was typed
 * before the script came is there; all that is wrong is shown at once, with the focus on the first; nothing is cleared.
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

  // Once the fields show what is wrong with them.
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
    /** Spread on the form. `post`, so that nothing typed ever stands in an address. */
    formProps: {
      ref: element,
      method: 'post',
      noValidate: true,
      onFocus: () => void schema().catch((error: unknown) => logError('Form', error)),
      onInput: ({ target }: SyntheticEvent) => {
        const name = names.find((name) => target instanceof HTMLInputElement && target.name === name)
        if (name && problems.fields[name] !== undefined) {
          setProblems(({ fields, form }) => ({ fields: { ...fields, [name]: undefined }, form }))
        }
      },
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void submit(event.currentTarget)
      },
    } as const,
    /** Spread on a field: its name, what stands in it at first, and what is wrong with it. */
    field: (name: Name) => {
      const error = problems.fields[name]
      return { name, defaultValue: initial?.[name], ...(error !== undefined && { error }) }
    },
    /** What is wrong with a field. */
    errorOf: (name: Name) => {
      const error = problems.fields[name]
      return error === undefined ? {} : { error }
    },
    /** What is wrong with none of the fields. */
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
