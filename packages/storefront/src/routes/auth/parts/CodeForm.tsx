import type { OtpVerifyRequest } from '@shop/contract/auth.schema'
import { CODE_LENGTH, CODE_USED_UP } from '@shop/contract/limits'
import { readablePhone } from '@shop/contract/readablePhone'
import { Button } from '@shop/ui/Button'
import { OtpField } from '@shop/ui/OtpField'
import { TextField } from '@shop/ui/TextField'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { authCalls } from '#features/account/api/authCalls.ts'
import { ApiError } from '#lib/api/ApiClient.ts'
import { useServices } from '#lib/AppServices.ts'
import { errorsByField } from '#lib/forms/errorsByField.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import * as S from '../AuthRoute.styles.ts'
import { useSignIn } from '../useSignIn.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthPage, type AuthPageProps } from './AuthPage.tsx'
import { ResendCode } from './ResendCode.tsx'
import { Terms } from './Terms.tsx'
import * as texts from '#texts/auth.ts'

interface CodeFormProps {
  /** Page of the previous step: this one has a title of its own, and no other ways to log in. */
  page: Omit<AuthPageProps, 'children' | 'ways'>
  challengeId: string
  /** `+91` and ten digits. */
  phone: string
  isSentAgain: boolean
  /** Undefined until the API asks for it, because the number has no account yet. */
  name: string | undefined
  resendIn: number
  onResend: () => Promise<number>
  onChangePhone: () => void
}

/** A press so soon after a step has appeared, or after an answer, was meant for what was there before. */
const SETTLES_MS = 1_000

const NAMES = ['challenge_id', 'code', 'name'] as const

/** Asks for the code and submits it when it is complete. */
export function CodeForm({
  page,
  challengeId,
  phone,
  isSentAgain,
  name,
  resendIn,
  onResend,
  onChangePhone,
}: CodeFormProps) {
  const { api } = useServices()
  const signIn = useSignIn()
  const [code, setCode] = useState('')
  const [isNameAsked, setIsNameAsked] = useState(false)
  const [isUsedUp, setIsUsedUp] = useState(false)
  const { field, errors, ...codeForm } = useSchemaForm({
    schema: schemas.code,
    names: NAMES,
    toInput: ({ name: typedName, code }) => ({
      challenge_id: challengeId,
      // A pasted value may not be rendered as digits yet.
      code: code?.replaceAll(/\D/g, '').slice(0, CODE_LENGTH),
      name: isNameAsked ? typedName : name,
    }),
    onSubmit: verify,
  })
  const root = codeForm.formProps.ref
  const asked = isNameAsked ? 'name' : 'code'
  const shownAt = useRef(0)

  useEffect(() => {
    shownAt.current = performance.now()
    focusField(root.current, asked)
  }, [root, asked])

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    const isEmpty = new FormData(event.currentTarget).get(asked) === ''
    if (!isEmpty || event.timeStamp - shownAt.current >= SETTLES_MS) {
      codeForm.formProps.onSubmit(event)
      return
    }
    event.preventDefault()
    focusField(event.currentTarget, asked)
  }
  async function verify(values: OtpVerifyRequest) {
    try {
      signIn(await authCalls.verifyCode(api, values))
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      const wrong = errorsByField(problem, NAMES)
      // Without an answer the code may be right.
      if (wrong.code !== undefined) {
        shownAt.current = performance.now()
        setCode('')
        setIsNameAsked(false)
        setIsUsedUp(problem.problem?.code === CODE_USED_UP)
      } else if (wrong.name !== undefined && !isNameAsked) {
        // The code is right and stays valid until a name is sent with it.
        setIsNameAsked(true)
        return
      }
      throw problem
    }
  }
  const form = (
    <AuthForm
      form={{ ...codeForm, formProps: { ...codeForm.formProps, onSubmit: handleSubmit } }}
      submitLabel={isUsedUp ? undefined : texts.proceed}
      below={
        isNameAsked ? <Terms /> : <ResendCode resendIn={resendIn} isRefused={isUsedUp} onResend={onResend} />
      }
    >
      {isNameAsked ? (
        <>
          {/* The code has been accepted: it is sent again with the name. */}
          <input type="hidden" name="code" value={code} />
          <TextField label={texts.yourName} autoComplete="name" {...field('name')} />
        </>
      ) : (
        <OtpField
          label={texts.codeFromMessage}
          name="code"
          value={code}
          onChange={setCode}
          onComplete={() => root.current?.requestSubmit()}
          error={errors.code}
          readOnly={isUsedUp}
        />
      )}
    </AuthForm>
  )
  if (isNameAsked) {
    return (
      <AuthPage {...page} title={texts.whatsYourName} intro={texts.newNumber}>
        {form}
      </AuthPage>
    )
  }
  return (
    <AuthPage
      {...page}
      title={texts.enterTheCode}
      intro={
        <>
          {(isSentAgain ? texts.codeSentAgain : texts.codeSent)(readablePhone(phone))}
          <S.OwnLine>
            <Button variant="quiet" onClick={onChangePhone}>
              {texts.changeNumber}
            </Button>
          </S.OwnLine>
        </>
      }
    >
      {form}
    </AuthPage>
  )
}

function focusField(form: HTMLFormElement | null, name: string) {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
