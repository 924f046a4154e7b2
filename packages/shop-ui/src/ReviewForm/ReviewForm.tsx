import { REVIEW_BODY_MAX_LENGTH, REVIEW_TITLE_MAX_LENGTH } from '@shop/contract/limits'
import { useState, type ComponentPropsWithRef } from 'react'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { Heading } from '@shop/ui/Heading'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import { useForm, type FormErrors } from '@shop/ui/hooks/useForm'
import { TextArea } from '@shop/ui/TextArea'
import { TextField } from '@shop/ui/TextField'
import { StarsField } from './parts/StarsField.tsx'
import type { ShopTexts } from '../texts/texts.ts'
import { ButtonRow } from '../lib/buttonRow.styles.ts'
import * as S from './ReviewForm.styles.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { account } from '../texts/account.ts'

export interface ReviewValues {
  /** 1 to 5. */
  rating: number
  title: string
  body: string
}

export type ReviewErrors = FormErrors<keyof ReviewValues>

export interface ReviewFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Title of the reviewed product. */
  subject: string
  /** Review that is edited. */
  review?: ReviewValues | undefined
  /** Sends the review and resolves with errors, or with undefined on success. The fields keep their values. */
  onSubmit: (values: ReviewValues) => Promise<ReviewErrors | undefined>
  onCancel?: () => void
}

const EMPTY: ReviewValues = { rating: 0, title: '', body: '' }

/**
 * Form for stars, a headline and a text. Submitting shows all errors at once and focuses the first invalid
 * field.
 */
export function ReviewForm({ subject, review, onSubmit, onCancel, ref, ...rest }: ReviewFormProps) {
  const texts = useTexts(account, 'ReviewForm')
  const { rating, title, body } = review ?? EMPTY
  const [values, setValues] = useState<ReviewValues>({ rating, title, body })
  const set = (change: Partial<ReviewValues>) => setValues((before) => ({ ...before, ...change }))

  const { formProps, errors, notice, isBusy } = useForm<keyof ReviewValues>(async () => {
    const missing = findMissing(values, texts)
    return Object.keys(missing).length > 0 ? missing : onSubmit(values)
  }, ref)

  return (
    <Stack as={S.Root} maxWidth="measure" aria-label={texts.label(subject)} {...formProps} {...rest}>
      <Heading level={3}>{texts.label(subject)}</Heading>
      <StarsField
        name="rating"
        legend={texts.rating}
        value={values.rating}
        onChange={(rating) => set({ rating })}
        error={errors.rating}
      />
      <TextField
        label={texts.title}
        name="title"
        maxLength={REVIEW_TITLE_MAX_LENGTH}
        value={values.title}
        error={errors.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextArea
        label={texts.body}
        name="body"
        hint={texts.bodyHint}
        maxLength={REVIEW_BODY_MAX_LENGTH}
        value={values.body}
        error={errors.body}
        onChange={(event) => set({ body: event.target.value })}
      />
      {notice !== undefined && <Callout>{notice}</Callout>}
      <Inline as={ButtonRow}>
        <Button type="submit" isBusy={isBusy}>
          {review === undefined ? texts.submit : texts.save}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

function findMissing({ rating, title, body }: ReviewValues, texts: ShopTexts['ReviewForm']): ReviewErrors {
  return {
    ...(rating === 0 && { rating: texts.missingRating }),
    ...(title.trim() === '' && { title: texts.missingTitle }),
    ...(body.trim() === '' && { body: texts.missingBody }),
  }
}
