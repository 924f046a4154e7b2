import type { OtpVerifyRequest } from '@shop/contract/auth.schema'
import { CODE_LENGTH } from '@shop/contract/limits'
import { readablePhone } from '@shop/contract/readablePhone'
import { Button } from '@shop/ui/Button'
import { OtpField } from '@shop/ui/OtpField'
import { TextField } from '@shop/ui/TextField'
import { useEffect, useState } from 'react'
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
  /** Page of the previous step: this one has a title of its own. */
  page: Omit<AuthPageProps, 'children'>
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

  useEffect(() => {
    root.current?.querySelector<HTMLElement>(`[name="${isNameAsked ? 'name' : 'code'}"]`)?.focus()
  }, [root, isNameAsked])

  async function verify(values: OtpVerifyRequest) {
    try {
      signIn(await authCalls.verifyCode(api, values))
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      const wrong = errorsByField(problem, NAMES)
      // Without an answer the code may be right.
      if (wrong.code !== undefined) {
        setCode('')
        setIsNameAsked(false)
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
      form={codeForm}
      submitLabel={texts.proceed}
      below={isNameAsked ? <Terms /> : <ResendCode resendIn={resendIn} onResend={onResend} />}
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
        />
      )}
    </AuthForm>
  )
  if (isNameAsked) {
    return (
      <AuthPage {...page} title={texts.whatsYourName} intro={texts.newNumber} ways={undefined}>
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
          <S.Inline>
            <Button variant="quiet" onClick={onChangePhone}>
              {texts.changeNumber}
            </Button>
          </S.Inline>
        </>
      }
    >
      {form}
    </AuthPage>
  )
}
