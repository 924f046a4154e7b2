import { PASSWORD_MIN_LENGTH } from '@shop/contract/limits'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Callout } from '@shop/ui/Callout'
import { Link } from '@shop/ui/Link'
import { PasswordField } from '@shop/ui/PasswordField'
import { TextField } from '@shop/ui/TextField'
import { authCalls } from '#features/account/api/authCalls.ts'
import { useServices } from '#lib/AppServices.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import { paths } from '#lib/paths.ts'
import * as S from './AuthRoute.styles.ts'
import { AuthPage } from './parts/AuthPage.tsx'
import { GuestsOnly } from './parts/GuestsOnly.tsx'
import { Terms } from './parts/Terms.tsx'
import { useNext } from './useNext.ts'
import { useSignIn } from './useSignIn.ts'
import * as texts from '#texts/auth.ts'

export function Component() {
  const next = useNext()
  return (
    <GuestsOnly>
      <AuthPage
        title={texts.createAnAccount}
        intro={texts.registerIntro}
        description={texts.registerDescription}
        path={paths.register()}
        ways={
          <>
            <ButtonLink href={paths.registerWithPhone(next)} variant="secondary" isWide>
              {texts.byPhoneInstead}
            </ButtonLink>
            <S.Line size="s" tone="muted">
              {texts.haveAnAccount}
              <Link href={paths.login(next)}>{texts.logIn}</Link>
            </S.Line>
          </>
        }
      >
        <RegisterForm />
      </AuthPage>
    </GuestsOnly>
  )
}

function RegisterForm() {
  const { api } = useServices()
  const signIn = useSignIn()
  const { formProps, field, problem, isBusy } = useSchemaForm({
    schema: schemas.register,
    names: ['name', 'email', 'password'],
    onSubmit: async (values) => signIn(await authCalls.register(api, values)),
  })
  return (
    <S.Form {...formProps}>
      {problem !== undefined && <Callout>{problem}</Callout>}
      <TextField label={texts.yourName} autoComplete="name" {...field('name')} />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...field('email')}
      />
      <PasswordField
        label={texts.password}
        variant="new"
        minLength={PASSWORD_MIN_LENGTH}
        {...field('password')}
      />
      <Button type="submit" size="l" isWide isBusy={isBusy}>
        {texts.createAccount}
      </Button>
      <Terms />
    </S.Form>
  )
}
