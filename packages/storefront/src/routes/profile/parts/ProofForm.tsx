import { Button } from '@shop/ui/Button'
import { FormNotice } from '@shop/ui/FormNotice'
import { OtpField } from '@shop/ui/OtpField'
import { useEffect, useRef, useState } from 'react'
import { errorsByField } from '#lib/forms/errorsByField.ts'
import * as S from '../ProfileRoute.styles.ts'

interface ProofFormProps {
  /** Address or number that received the code. */
  target: string
  onSubmit: (code: string) => Promise<void>
  onBack: () => void
}

const NAMES = ['email_proof', 'phone_proof', 'code'] as const

/** Asks for the code of an address or number and submits it when it is complete. */
export function ProofForm({ target, onSubmit, onBack }: ProofFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => field.current?.focus(), [])

  async function submit(digits: string) {
    if (isBusy) return
    setIsBusy(true)
    setProblem(undefined)
    try {
      await onSubmit(digits)
    } catch (failure) {
      const errors = errorsByField(failure, NAMES)
      setError(errors.email_proof ?? errors.phone_proof ?? errors.code)
      setProblem(errors.form)
      setCode('')
      field.current?.focus()
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <S.Form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(code)
      }}
    >
      <p>{`We sent a code to ${target}.`}</p>
      {problem !== undefined && <FormNotice>{problem}</FormNotice>}
      <OtpField
        ref={field}
        label="Code from the message"
        value={code}
        onChange={(digits) => {
          setError(undefined)
          setCode(digits)
        }}
        onComplete={(digits) => void submit(digits)}
        {...(error !== undefined && { error })}
      />
      <Button type="submit" isBusy={isBusy}>
        Confirm
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Change it
      </Button>
    </S.Form>
  )
}
