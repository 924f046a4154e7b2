import { PASSWORD_MIN_LENGTH } from '@shop/contract/limits'
import { messages } from '@shop/contract/messages'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { PasswordField } from '@shop/ui/PasswordField'
import { TextField } from '@shop/ui/TextField'
import { authCalls } from '#features/account/api/authCalls.ts'
import { useServices } from '#lib/AppServices.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#lib/paths.ts'
import { AuthForm } from './parts/AuthForm.tsx'
import { AuthPage } from './parts/AuthPage.tsx'
import { EmailField } from './parts/EmailField.tsx'
import { OtherWay } from './parts/OtherWay.tsx'
import { Terms } from './parts/Terms.tsx'
import { useNext } from './useNext.ts'
import { useSignIn } from './useSignIn.ts'
import * as texts from '#texts/auth.ts'

export function Component() {
  const next = useNext()
  return (
    <AuthPage
      isForGuests
      title={texts.createAnAccount}
      intro={texts.registerIntro}
      description={texts.registerDescription}
      path={paths.register()}
      ways={
        <>
          <ButtonLink href={paths.registerWithPhone(next)} variant="secondary" isWide>
            {texts.byPhoneInstead}
          </ButtonLink>
          <OtherWay question={texts.haveAnAccount} href={paths.login(next)}>
            {texts.logIn}
          </OtherWay>
        </>
      }
    >
      <RegisterForm />
    </AuthPage>
  )
}

function RegisterForm() {
  const { api } = useServices()
  const signIn = useSignIn()
  const { field, ...form } = useSchemaForm({
    schema: schemas.register,
    names: ['name', 'email', 'password'],
    onSubmit: async (values) => {
      const user = await authCalls.register(api, values)
      signIn(user)
      notify.success(messages.welcome(user.name))
    },
  })
  return (
    <AuthForm form={form} submitLabel={texts.createAccount} below={<Terms />}>
      <TextField label={texts.yourName} autoComplete="name" {...field('name')} />
      <EmailField {...field('email')} />
      <PasswordField
        label={texts.password}
        variant="new"
        minLength={PASSWORD_MIN_LENGTH}
        {...field('password')}
      />
    </AuthForm>
  )
}
