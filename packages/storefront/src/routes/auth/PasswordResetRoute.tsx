import { PASSWORD_MIN_LENGTH } from '@shop/contract/limits'
import { OtpField } from '@shop/ui/OtpField'
import { PasswordField } from '@shop/ui/PasswordField'
import { Text } from '@shop/ui/Text'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { authCalls } from '#features/account/api/authCalls.ts'
import { session } from '#features/account/session.ts'
import { useServices } from '#lib/AppServices.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#lib/paths.ts'
import { useRouteParam } from '#lib/RouteParams.ts'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'
import { useGo } from '#lib/useGo.ts'
import { EmailText } from '#routes/shared/EmailText.tsx'
import { AuthForm } from './parts/AuthForm.tsx'
import { AuthPage } from './parts/AuthPage.tsx'
import { OtherWay } from './parts/OtherWay.tsx'
import { ResendCode } from './parts/ResendCode.tsx'
import { useNext } from './useNext.ts'
import { useSignIn } from './useSignIn.ts'
import * as texts from '#texts/auth.ts'

export function Component() {
  const email = useRouteParam('email')
  const next = useNext()
  return (
    <AuthPage
      title={texts.setNewPassword}
      intro={
        <>
          {texts.codeSentIf}{' '}
          <Text as="strong" tone="strong" weight="bold">
            <EmailText>{email}</EmailText>
          </Text>{' '}
          {texts.codeSentThen}
        </>
      }
      description={texts.resetDescription}
      path={paths.retrievePassword()}
      ways={
        <OtherWay question={texts.anotherAddress} href={paths.retrievePassword(next)}>
          {texts.startAgain}
        </OtherWay>
      }
    >
      <NewPasswordForm key={email} email={email} next={next} />
    </AuthPage>
  )
}

function NewPasswordForm({ email, next }: { email: string; next: string | undefined }) {
  const { api } = useServices()
  const go = useGo()
  const signIn = useSignIn()
  const location = useLocation()
  const [code, setCode] = useState('')
  const { field, errors, ...form } = useSchemaForm({
    schema: schemas.resetPassword,
    names: ['email', 'code', 'password'],
    onSubmit: async ({ email, code, password }) => {
      await authCalls.resetPassword(api, { email, code, password })
      // The API has revoked every token of the user.
      session.end()
      try {
        signIn(await authCalls.logIn(api, { email, password }))
        notify.success(texts.passwordChanged)
        go(next ?? paths.home())
      } catch {
        notify.success(texts.passwordChangedLogIn)
        go(paths.login(next), { state: { email } })
      }
    },
  })
  return (
    <AuthForm form={form} submitLabel={texts.setPassword}>
      {/* Tells password managers which account the new password belongs to. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <OtpField label={texts.codeFromEmail} name="code" value={code} onChange={setCode} error={errors.code} />
      <ResendCode
        resendIn={resendInOf(location.state)}
        onResend={async () => (await authCalls.forgotPassword(api, email)).resend_in}
      />
      <PasswordField
        label={texts.newPassword}
        variant="new"
        minLength={PASSWORD_MIN_LENGTH}
        {...field('password')}
      />
    </AuthForm>
  )
}

/** Seconds until the next code can be requested, after a redirect from the previous page. */
function resendInOf(state: unknown): number {
  const { resendIn } = fieldsOf<{ resendIn: number }>(state)
  return typeof resendIn === 'number' ? resendIn : 0
}
