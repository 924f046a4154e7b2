import type { CodeSentResponse } from '@shop/contract/people.schema'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useState, type ReactNode } from 'react'
import { authCalls } from '#features/account/api/authCalls.ts'
import { useServices } from '#lib/AppServices.ts'
import { AuthPage, type AuthPageProps } from './AuthPage.tsx'
import { CodeForm } from './CodeForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import * as texts from '#texts/auth.ts'

interface PhoneSignInProps extends Omit<AuthPageProps, 'children'> {
  isNew?: boolean
  /** Another form, below that of the number. */
  below?: ReactNode
}

interface Sent extends Pick<CodeSentResponse['data'], 'challenge_id' | 'resend_in'> {
  phone: string
  name: string | undefined
  /** Number of codes that were sent. */
  codes: number
}

/** Page that asks for a mobile number, and then for the code that was sent to it. */
export function PhoneSignIn({ isNew = false, below, ways, ...page }: PhoneSignInProps) {
  const { api } = useServices()
  const [sent, setSent] = useState<Sent>()
  const [isChanging, setIsChanging] = useState(false)

  async function send(phone: string, name: string | undefined) {
    const { challenge_id, resend_in } = await authCalls.requestCode(api, phone)
    setSent((before) => ({ challenge_id, resend_in, phone, name, codes: (before?.codes ?? 0) + 1 }))
    setIsChanging(false)
    return resend_in
  }
  if (sent === undefined || isChanging) {
    return (
      <AuthPage {...page} ways={ways}>
        <PhoneForm
          isNew={isNew}
          initial={sent}
          onSubmit={async ({ phone, name }) => {
            await send(phone, name)
          }}
        />
        {below}
      </AuthPage>
    )
  }
  return (
    <>
      {/* A new code begins with empty digits and without the old one's error. */}
      <CodeForm
        key={sent.codes}
        page={page}
        challengeId={sent.challenge_id}
        phone={sent.phone}
        isSentAgain={sent.codes > 1}
        name={sent.name}
        resendIn={sent.resend_in}
        onResend={() => send(sent.phone, sent.name)}
        onChangePhone={() => setIsChanging(true)}
      />
      <VisuallyHidden role="status">{sent.codes > 1 ? texts.newCodeSent : ''}</VisuallyHidden>
    </>
  )
}
