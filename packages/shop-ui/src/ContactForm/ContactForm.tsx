import { CONTACT_MESSAGE_MAX_LENGTH, EMAIL_MAX_LENGTH, PERSON_NAME_MAX_LENGTH } from '@shop/contract/limits'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { Button } from '@shop/ui/Button'
import { FormNotice } from '@shop/ui/FormNotice'
import { PhoneField } from '@shop/ui/PhoneField'
import { Select } from '@shop/ui/Select'
import { TextArea } from '@shop/ui/TextArea'
import { TextField } from '@shop/ui/TextField'
import * as S from './ContactForm.styles.ts'

export interface ContactValues {
  name: string
  email: string
  /** Optional: may be empty. */
  phone: string
  topic: string
  message: string
}

/** Messages by field; `form` holds errors that belong to no field. */
export type ContactErrors = Partial<Record<keyof ContactValues | 'form', string>>

export interface ContactFormProps {
  /** Subjects of a message; the first one is preselected. */
  topics: readonly { value: string; label: string }[]
  /** Sends the message and resolves with its reference, or with errors. */
  onSubmit: (values: ContactValues) => Promise<{ reference: string } | { errors: ContactErrors }>
  /** Ref to the form element, for early submits before hydration. */
  formRef?: RefObject<HTMLFormElement | null>
}

/**
 * Contact form with uncontrolled fields, so that text typed before hydration is kept. Submitting shows all
 * errors at once and focuses the first invalid field.
 */
export function ContactForm({ topics, onSubmit, formRef }: ContactFormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = formRef ?? own
  const sent = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState<ContactErrors>({})
  const [failures, setFailures] = useState(0)
  const [reference, setReference] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  // The errors must be rendered before the first invalid field can be found and focused.
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures, form])
  useEffect(() => {
    if (reference !== undefined) sent.current?.focus()
  }, [reference])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const values = valuesOf(event.currentTarget)
    setIsBusy(true)
    try {
      const answer = await onSubmit(values)
      if ('reference' in answer) setReference(answer.reference)
      else {
        setErrors(answer.errors)
        setFailures((count) => count + 1)
      }
    } finally {
      setIsBusy(false)
    }
  }

  function handleInput({ target }: FormEvent) {
    if (!('name' in target) || typeof target.name !== 'string' || !(target.name in errors)) return
    const { [target.name as keyof ContactErrors]: _corrected, ...others } = errors
    setErrors(others)
  }

  if (reference !== undefined) {
    return (
      <S.Sent ref={sent} tabIndex={-1}>
        <FormNotice tone="positive">
          <p>
            <strong>Thank you. We’ve received your message.</strong> We answer within one working day.
          </p>
          <p>
            Its number is <strong>{reference}</strong>; please quote it when you ask again.
          </p>
        </FormNotice>
        <Button
          variant="secondary"
          onClick={() => {
            setErrors({})
            setReference(undefined)
          }}
        >
          Write another message
        </Button>
      </S.Sent>
    )
  }
  const error = (name: keyof ContactValues) => (errors[name] === undefined ? {} : { error: errors[name] })
  const wrong = Object.keys(errors).filter((name) => name !== 'form').length
  return (
    <S.Form
      ref={form}
      method="post"
      noValidate
      onInput={handleInput}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={PERSON_NAME_MAX_LENGTH}
        {...error('name')}
      />
      <S.Pair>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          {...error('email')}
        />
        <PhoneField label="Mobile number (optional)" name="phone" {...error('phone')} />
      </S.Pair>
      <Select label="What is it about?" name="topic" options={topics} {...error('topic')} />
      <TextArea
        label="Your message"
        name="message"
        rows={6}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        hint="For questions about an order, include its number. Never share passwords, codes or card numbers."
        {...error('message')}
      />
      {errors.form !== undefined && <FormNotice>{errors.form}</FormNotice>}
      {wrong > 0 && (
        <FormNotice>
          {wrong === 1 ? 'One field needs your attention.' : `${wrong} fields need your attention.`}
        </FormNotice>
      )}
      <div>
        <Button type="submit" isBusy={isBusy}>
          Send message
        </Button>
      </div>
    </S.Form>
  )
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  const text = (name: keyof ContactValues) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    topic: text('topic'),
    message: text('message'),
  }
}
