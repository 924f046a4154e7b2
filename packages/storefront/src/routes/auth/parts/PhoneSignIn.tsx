import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import { useUser } from '#features/account/useUser.ts'
import { GoBack } from '#lib/GoBack.tsx'
import { useGoBack } from '#lib/useGoBack.ts'
import { secondsUntil, usePhoneSteps } from '../usePhoneSteps.ts'
import { AuthPage, type AuthPageProps } from './AuthPage.tsx'
import { CodeForm } from './CodeForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import * as texts from '#texts/auth.ts'

interface PhoneSignInProps extends Omit<AuthPageProps, 'children'> {
  isNew?: boolean
  /** Another form, below that of the number. */
  below?: ReactNode
}

/** Page that asks for a mobile number, and then for the code that was sent to it. */
export function PhoneSignIn({ isNew = false, below, ways, ...page }: PhoneSignInProps) {
  const goBack = useGoBack()
  const user = useUser()
  const { typed, sent, sendFirst, sendAgain } = usePhoneSteps()

  if (sent === undefined) {
    return (
      <AuthPage {...page} ways={ways}>
        <PhoneForm isNew={isNew} initial={typed} onSubmit={sendFirst} />
        {below}
      </AuthPage>
    )
  }
  // The step before redirects, so that none of the two stays between the pages around them.
  if (user !== null) return <GoBack />
  return (
    <>
      {/* A new code begins with empty digits and without the old one's error. */}
      <CodeForm
        key={sent.codes}
        page={page}
        challengeId={sent.challengeId}
        phone={sent.phone}
        isSentAgain={sent.codes > 1}
        name={sent.name}
        resendIn={secondsUntil(sent.resendAt)}
        onResend={() => sendAgain(sent)}
        onChangePhone={goBack}
      />
      <VisuallyHidden role="status">{sent.codes > 1 ? texts.newCodeSent : ''}</VisuallyHidden>
    </>
  )
}
