import { useLayoutEffect, useState, type Ref, type SyntheticEvent } from 'react'
import { useSharedRef } from './useSharedRef.ts'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { formTexts } from '../texts/formTexts.ts'

/** Messages by field; `form` has the one that belongs to no field. */
export type FormErrors<Name extends string> = Partial<Record<Name | 'form', string>>

/** Controls with an error: fields, and the choices of a `FieldGroup`. */
const INVALID = '[aria-invalid="true"], [data-invalid="true"] input:not(:disabled)'

/** Form that was submitted last: only that one has errors. */
let last: { form: HTMLFormElement; clear: () => void } | undefined

/**
 * State of a form: all errors at once, the focus on the first invalid field or the notice in sight, one submit at a time. `send` resolves with errors, or with
 * undefined on success. Typing in a field clears its own error, found by the control's `name`; submitting another form clears all. `outer`
 * receives the form, too.
 */
export function useForm<Name extends string>(
  send: (form: HTMLFormElement) => Promise<FormErrors<Name> | undefined>,
  outer?: Ref<HTMLFormElement>,
) {
  const texts = useTexts(formTexts, 'Form')
  const ref = useSharedRef<HTMLFormElement>(outer)
  const [errors, setErrors] = useState<FormErrors<Name>>({})
  const [failures, setFailures] = useState(0)
  const [isBusy, setIsBusy] = useState(false)

  // The errors must be rendered before the first invalid field can be found and focused.
  useLayoutEffect(() => {
    const form = ref.current
    if (failures === 0 || form === null) return
    const field = form.querySelector<HTMLElement>(INVALID)
    // A refusal of the whole form may be rendered behind a bar with the button, or below the window.
    if (field === null) form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
    else field.focus()
  }, [failures, ref])

  async function submit(form: HTMLFormElement) {
    if (last?.form !== form) last?.clear()
    last = { form, clear: () => setErrors({}) }
    setIsBusy(true)
    try {
      const found = (await send(form)) ?? {}
      setErrors(found)
      if (Object.keys(found).length > 0) setFailures((count) => count + 1)
    } finally {
      setIsBusy(false)
    }
  }
  // From the newest errors: a form may call this after a request, when the shopper has changed other fields.
  function clear(...names: string[]) {
    setErrors((newest) => {
      if (!names.some((name) => name in newest)) return newest
      const others = Object.entries(newest).filter(([name]) => !names.includes(name))
      return Object.fromEntries(others) as FormErrors<Name>
    })
  }
  const wrong = Object.keys(errors).filter((name) => name !== 'form').length
  return {
    /** Props of the form element. `post` keeps values out of the address. */
    formProps: {
      ref,
      method: 'post',
      noValidate: true,
      // The same event as in the control’s handler: a render before it would undo the choice in a controlled select.
      onChange: ({ target }: SyntheticEvent) => {
        if ('name' in target && typeof target.name === 'string') clear(target.name)
      },
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void submit(event.currentTarget)
      },
    } as const,
    errors,
    /** Removes the errors of fields that the form has filled in by itself. */
    clear: (...names: Name[]) => clear(...names),
    /** Message for a `Callout`: the form's own, or how many fields are wrong. */
    notice: errors.form ?? (wrong === 0 ? undefined : texts.invalid(wrong)),
    isBusy,
  }
}
