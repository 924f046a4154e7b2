import { REVIEW_BODY_MAX_LENGTH, REVIEW_TITLE_MAX_LENGTH } from '@shop/contract/limits'
import { useState } from 'react'
import { Button } from '@shop/ui/Button'
import { FormNotice } from '@shop/ui/FormNotice'
import { Inline } from '@shop/ui/Inline'
import { useForm, type FormErrors } from '@shop/ui/hooks/useForm'
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

export type ReviewErrors = FormErrors<keyof ReviewValues>

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
  const [values, setValues] = useState<ReviewValues>({ rating: 0, title: '', body: '' })
  const set = (change: Partial<ReviewValues>) => setValues((before) => ({ ...before, ...change }))

  const { formProps, errors, notice, isBusy } = useForm<keyof ReviewValues>(async () => {
    const missing = findMissing(values)
    return Object.keys(missing).length > 0 ? missing : onSubmit(values)
  })

  return (
    <S.Form aria-label={`Review of ${subject}`} {...formProps}>
      <StarsField
        name="rating"
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
      {notice !== undefined && <FormNotice>{notice}</FormNotice>}
      <Inline>
        <Button type="submit" isBusy={isBusy}>
          Post review
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Inline>
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
