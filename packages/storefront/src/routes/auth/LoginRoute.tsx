import { messages } from '@shop/contract/messages'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { PasswordField } from '@shop/ui/PasswordField'
import { Text } from '@shop/ui/Text'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { authCalls } from '#features/account/api/authCalls.ts'
import { session } from '#features/account/session.ts'
import { ApiError } from '#lib/api/ApiClient.ts'
import { useServices } from '#lib/AppServices.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import { intent } from '#lib/intent.ts'
import { paths } from '#lib/paths.ts'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'
import * as S from './AuthRoute.styles.ts'
import { AuthForm } from './parts/AuthForm.tsx'
import { EmailField } from './parts/EmailField.tsx'
import { OtherWay } from './parts/OtherWay.tsx'
import { PhoneSignIn } from './parts/PhoneSignIn.tsx'
import { useNext } from './useNext.ts'
import { useSignIn } from './useSignIn.ts'
import * as texts from '#texts/auth.ts'

/** Login with a code by SMS, or with an e-mail address and a password. */
export function Component() {
  const next = useNext()
  // Only the browser knows what the shopper wanted.
  const isHydrated = useIsHydrated()
  const isWaiting = isHydrated && intent.read()?.kind === 'stock-alert'
  const intro = isWaiting ? texts.stockAlertIntro : texts.loginIntro
  const intros = [next?.startsWith(paths.checkout()) ? texts.checkoutIntro : intro]
  if (isHydrated && session.isExpired()) intros.unshift(messages.sessionExpired)
  return (
    <PhoneSignIn
      isForGuests
      title={texts.logIn}
      intro={intros.join(' ')}
      description={texts.loginDescription}
      path={paths.login()}
      below={
        <>
          <Text size="s" tone="muted">
            {texts.orByEmail}
          </Text>
          <LoginForm next={next} />
        </>
      }
      ways={
        <OtherWay question={texts.newHere} href={paths.registerWithPhone(next)}>
          {texts.createAnAccount}
        </OtherWay>
      }
    />
  )
}

function LoginForm({ next }: { next: string | undefined }) {
  const { api } = useServices()
  const signIn = useSignIn()
  const [isRefused, setIsRefused] = useState(false)
  // A new password has been set, but its login failed.
  const { email } = fieldsOf<{ email: string }>(useLocation().state)
  const { field, ...form } = useSchemaForm({
    schema: schemas.login,
    names: ['email', 'password'],
    initial: { email: typeof email === 'string' ? email : '' },
    onSubmit: async (values) => {
      try {
        signIn(await authCalls.logIn(api, values))
      } catch (error) {
        setIsRefused(error instanceof ApiError && error.status === 401)
        throw error
      }
    },
  })
  return (
    <AuthForm
      form={form}
      submitLabel={texts.logIn}
      variant="secondary"
      help={isRefused && <Link href={paths.retrievePassword(next)}>{texts.setNewPassword}</Link>}
    >
      <EmailField {...field('email')} />
      <PasswordField label={texts.password} {...field('password')} />
      <Inline as={S.Forgotten} size="s" tone="muted" justify="end">
        <Link href={paths.retrievePassword(next)}>{texts.forgotYourPassword}</Link>
      </Inline>
    </AuthForm>
  )
}
