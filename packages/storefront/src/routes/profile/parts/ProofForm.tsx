import { readablePhone } from '@shop/contract/readablePhone'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { OtpField } from '@shop/ui/OtpField'
import { Stack } from '@shop/ui/Stack'
import { useForm } from '@shop/ui/hooks/useForm'
import { useEffect, useRef, useState } from 'react'
import { errorsByField } from '#lib/forms/errorsByField.ts'
import * as texts from '#texts/profile.ts'
import * as S from '../ProfileRoute.styles.ts'

interface ProofFormProps {
  /** Address or number that received the code. */
  target: string
  onSubmit: (code: string) => Promise<void>
  onBack: () => void
}

/** Names of the API for the code. */
const NAMES = ['email_proof', 'phone_proof', 'code'] as const

export function ProofForm({ target, onSubmit, onBack }: ProofFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const { formProps, errors, isBusy } = useForm<(typeof NAMES)[number]>(async () => {
    try {
      await onSubmit(field.current?.value ?? '')
      return undefined
    } catch (failure) {
      const { form, ...wrong } = errorsByField(failure, NAMES)
      const [code] = Object.values(wrong)
      // Without an answer the code may be right.
      if (code === undefined) return { form }
      setCode('')
      field.current?.focus()
      return { code }
    }
  })

  useEffect(() => field.current?.focus(), [])

  return (
    <Stack as={S.Form} align="start" maxWidth="form" {...formProps}>
      <p>{texts.codeSent(readablePhone(target))}</p>
      {errors.form !== undefined && <Callout>{errors.form}</Callout>}
      <OtpField
        ref={field}
        label={texts.codeFromMessage}
        name="code"
        value={code}
        onChange={setCode}
        onComplete={() => formProps.ref.current?.requestSubmit()}
        error={errors.code}
      />
      <Button type="submit" isBusy={isBusy}>
        {texts.confirm}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {texts.changeIt}
      </Button>
    </Stack>
  )
}
