import { ButtonLink } from '@shop/ui/ButtonLink'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { PasswordField } from '@shop/ui/PasswordField'
import { Text } from '@shop/ui/Text'
import { authCalls } from '#features/account/api/authCalls.ts'
import { useServices } from '#lib/AppServices.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import { paths } from '#lib/paths.ts'
import * as S from './AuthRoute.styles.ts'
import { AuthForm } from './parts/AuthForm.tsx'
import { AuthPage } from './parts/AuthPage.tsx'
import { EmailField } from './parts/EmailField.tsx'
import { OtherWay } from './parts/OtherWay.tsx'
import { useNext } from './useNext.ts'
import { useSignIn } from './useSignIn.ts'
import * as texts from '#texts/auth.ts'

export function Component() {
  const next = useNext()
  return (
    <AuthPage
      isForGuests
      title={texts.logIn}
      intro={texts.loginIntro}
      description={texts.loginDescription}
      path={paths.login()}
      ways={
        <OtherWay question={texts.newHere} href={paths.register(next)}>
          {texts.createAnAccount}
        </OtherWay>
      }
    >
      <ButtonLink href={paths.signInWithPhone(next)} size="l" isWide>
        {texts.logInByPhone}
      </ButtonLink>
      <Text size="s" tone="muted">
        {texts.orByEmail}
      </Text>
      <LoginForm next={next} />
    </AuthPage>
  )
}

function LoginForm({ next }: { next: string | undefined }) {
  const { api } = useServices()
  const signIn = useSignIn()
  const { field, ...form } = useSchemaForm({
    schema: schemas.login,
    names: ['email', 'password'],
    onSubmit: async (values) => signIn(await authCalls.logIn(api, values)),
  })
  return (
    <AuthForm form={form} submitLabel={texts.logIn} variant="secondary">
      <EmailField {...field('email')} />
      <PasswordField label={texts.password} {...field('password')} />
      <Inline as={S.Forgotten} size="s" tone="muted" justify="end">
        <Link href={paths.retrievePassword(next)}>{texts.forgotYourPassword}</Link>
      </Inline>
    </AuthForm>
  )
}
