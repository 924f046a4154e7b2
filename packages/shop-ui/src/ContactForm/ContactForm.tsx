import { CONTACT_MESSAGE_MAX_LENGTH, EMAIL_MAX_LENGTH, PERSON_NAME_MAX_LENGTH } from '@shop/contract/limits'
import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { Grid } from '@shop/ui/Grid'
import { useForm, type FormErrors } from '@shop/ui/hooks/useForm'
import { Inline } from '@shop/ui/Inline'
import { PhoneField } from '@shop/ui/PhoneField'
import { Select } from '@shop/ui/Select'
import { Stack } from '@shop/ui/Stack'
import { TextArea } from '@shop/ui/TextArea'
import { TextField } from '@shop/ui/TextField'
import { ButtonRow } from '../lib/buttonRow.styles.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { contact } from '../texts/contact.ts'
import * as S from './ContactForm.styles.ts'

export interface ContactValues {
  name: string
  email: string
  /** Either this or the e-mail address may be empty. */
  phone: string
  topic: string
  message: string
}

export type ContactErrors = FormErrors<keyof ContactValues>

export interface ContactFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Subjects of a message; the first one is preselected. */
  topics: readonly { value: string; label: string }[]
  /** Known values of the shopper. They may arrive later: they fill fields that nobody has typed in. */
  defaultValues?: Partial<ContactValues>
  /** Sends the message and resolves with errors, or with undefined on success. */
  onSubmit: (values: ContactValues) => Promise<ContactErrors | undefined>
  /** Number of the message that was sent, shown in place of the form. */
  reference?: string
  /** Called when the shopper wants to write another message. */
  onAgain: () => void
}

/**
 * Contact form with uncontrolled fields, so that text typed before hydration is kept. Submitting shows all
 * errors at once and focuses the first invalid field.
 */
export function ContactForm({
  topics,
  defaultValues,
  onSubmit,
  reference,
  onAgain,
  ref,
  ...rest
}: ContactFormProps) {
  const texts = useTexts(contact, 'ContactForm')
  const sent = useRef<HTMLDivElement>(null)
  const emailId = useId()
  const { formProps, errors, clear, notice, isBusy } = useForm((form) => onSubmit(valuesOf(form)), ref)
  /** The e-mail address or the mobile number is missing: one text marks both fields, and either field mends it. */
  const isOneMissing = errors.email !== undefined && errors.email === errors.phone

  useLayoutEffect(() => {
    if (reference === undefined || sent.current === null) return
    sent.current.focus({ preventScroll: true })
    // The form was higher. Its section begins in sight, with the heading.
    const section = sent.current.closest('section') ?? sent.current
    section.scrollIntoView()
  }, [reference])

  if (reference !== undefined) {
    return (
      <Stack as={S.Sent} align="start" ref={sent} tabIndex={-1}>
        <Callout tone="positive">
          <p>
            <strong>{texts.sent}</strong>
            {texts.answerTime}
          </p>
          <p>
            {texts.reference}
            <strong>{reference}</strong>
            {texts.quoteReference}
          </p>
        </Callout>
        <Button variant="secondary" onClick={onAgain}>
          {texts.again}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack as="form" {...formProps} {...rest}>
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={PERSON_NAME_MAX_LENGTH}
        defaultValue={defaultValues?.name}
        error={errors.name}
      />
      <Grid columnRem={14} onChange={() => isOneMissing && clear('email', 'phone')}>
        <TextField
          id={emailId}
          label={texts.email}
          hint={texts.emailHint}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          defaultValue={defaultValues?.email}
          error={errors.email}
        />
        <PhoneField
          label={texts.phone}
          name="phone"
          // The field itself shows "+91".
          defaultValue={defaultValues?.phone?.replace(/^\+91/, '')}
          {...(isOneMissing
            ? { 'aria-invalid': true, 'aria-describedby': `${emailId}-error` }
            : { error: errors.phone })}
        />
      </Grid>
      <Select
        // A select takes a value that arrives later as a new one only.
        key={defaultValues?.topic}
        label={texts.topic}
        name="topic"
        options={topics}
        defaultValue={defaultValues?.topic}
        error={errors.topic}
      />
      <TextArea
        label={texts.message}
        name="message"
        rows={6}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        hint={texts.messageHint}
        defaultValue={defaultValues?.message}
        error={errors.message}
      />
      {notice !== undefined && <Callout>{notice}</Callout>}
      <Inline as={ButtonRow}>
        <Button type="submit" isBusy={isBusy}>
          {texts.send}
        </Button>
      </Inline>
    </Stack>
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
