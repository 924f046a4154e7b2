import { authCalls } from '#features/account/api/authCalls.ts'
import { useServices } from '#lib/AppServices.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { AuthForm } from './parts/AuthForm.tsx'
import { AuthPage } from './parts/AuthPage.tsx'
import { EmailField } from './parts/EmailField.tsx'
import { OtherWay } from './parts/OtherWay.tsx'
import { useNext } from './useNext.ts'
import * as texts from '#texts/auth.ts'

export function Component() {
  const next = useNext()
  return (
    <AuthPage
      title={texts.forgotYourPassword}
      intro={texts.retrieveIntro}
      description={texts.retrieveDescription}
      path={paths.retrievePassword()}
      ways={
        <OtherWay question={texts.rememberIt} href={paths.login(next)}>
          {texts.logIn}
        </OtherWay>
      }
    >
      <EmailForm next={next} />
    </AuthPage>
  )
}

function EmailForm({ next }: { next: string | undefined }) {
  const { api } = useServices()
  const go = useGo()
  const { field, ...form } = useSchemaForm({
    schema: schemas.forgotPassword,
    names: ['email'],
    onSubmit: async ({ email }) => {
      const { resend_in } = await authCalls.forgotPassword(api, email)
      go(paths.passwordReset(email, next), { state: { resendIn: resend_in } })
    },
  })
  return (
    <AuthForm form={form} submitLabel={texts.sendACode}>
      <EmailField {...field('email')} />
    </AuthForm>
  )
}
