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

export function Component() {
  const next = useNext()
  return (
    <GuestsOnly>
      <AuthPage
        title="Create an account"
        intro="Save your wishlist and track your orders on any device."
        description="Create an account with your e-mail address or your mobile number."
        path={paths.register()}
        ways={
          <>
            <ButtonLink href={paths.registerWithPhone(next)} variant="secondary" isWide>
              Use your mobile number instead
            </ButtonLink>
            <S.Line size="s" tone="muted">
              Have an account? <Link href={paths.login(next)}>Log in</Link>
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
      <TextField label="Your name" autoComplete="name" {...field('name')} />
      <TextField label="E-mail" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PasswordField label="Password" variant="new" minLength={PASSWORD_MIN_LENGTH} {...field('password')} />
      <Button type="submit" size="l" isWide isBusy={isBusy}>
        Create account
      </Button>
      <Terms />
    </S.Form>
  )
}
