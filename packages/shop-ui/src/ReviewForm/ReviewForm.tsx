import { REVIEW_BODY_MAX_LENGTH, REVIEW_TITLE_MAX_LENGTH } from '@shop/contract/limits'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@shop/ui/Button'
import { FormNotice } from '@shop/ui/FormNotice'
import { TextArea } from '@shop/ui/TextArea'
import { TextField } from '@shop/ui/TextField'
import { StarsField } from './parts/StarsField.tsx'
import * as S from './ReviewForm.styles.ts'

export interface ReviewValues {
  /** 1 to 5. */
  rating: number
  title: string
  body: string
}

/** Messages by field; `form` holds errors that belong to no field. */
export type ReviewErrors = Partial<Record<keyof ReviewValues | 'form', string>>

export interface ReviewFormProps {
  /** Title of the reviewed product. */
  subject: string
  /** Sends the review and resolves with errors, or with undefined on success. The fields keep their values. */
  onSubmit: (values: ReviewValues) => Promise<ReviewErrors | undefined>
  onCancel?: () => void
}

/**
 * Form for stars, a headline and a text. Submitting shows all errors at once and focuses the first invalid
 * field.
 */
export function ReviewForm({ subject, onSubmit, onCancel }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<ReviewValues>({ rating: 0, title: '', body: '' })
  const [errors, setErrors] = useState<ReviewErrors>({})
  const [isBusy, setIsBusy] = useState(false)

  // The errors must be rendered before the first invalid field can be found and focused.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[data-invalid="true"] input, [aria-invalid="true"]')?.focus()
  }, [errors])

  const set = (change: Partial<ReviewValues>) => setValues((before) => ({ ...before, ...change }))

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const missing = findMissing(values)
    if (Object.keys(missing).length > 0) return setErrors(missing)
    setIsBusy(true)
    try {
      setErrors((await onSubmit(values)) ?? {})
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <S.Form
      ref={form}
      method="post"
      noValidate
      aria-label={`Review of ${subject}`}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <StarsField
        legend="Your rating"
        value={values.rating}
        onChange={(rating) => set({ rating })}
        error={errors.rating}
      />
      <TextField
        label="In one line"
        name="title"
        maxLength={REVIEW_TITLE_MAX_LENGTH}
        value={values.title}
        error={errors.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextArea
        label="Your review"
        name="body"
        hint="How does it look, feel and last? We show only your first name."
        maxLength={REVIEW_BODY_MAX_LENGTH}
        value={values.body}
        error={errors.body}
        onChange={(event) => set({ body: event.target.value })}
      />
      {errors.form !== undefined && <FormNotice>{errors.form}</FormNotice>}
      <S.Buttons>
        <Button type="submit" isBusy={isBusy}>
          Post review
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </S.Buttons>
    </S.Form>
  )
}

function findMissing({ rating, title, body }: ReviewValues): ReviewErrors {
  return {
    ...(rating === 0 && { rating: 'Choose a rating' }),
    ...(title.trim() === '' && { title: 'Add a headline' }),
    ...(body.trim() === '' && { body: 'Write a sentence or two' }),
  }
}
