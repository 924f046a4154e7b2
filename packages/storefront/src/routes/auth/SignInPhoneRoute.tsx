import { ButtonLink } from '@shop/ui/ButtonLink'
import { Link } from '@shop/ui/Link'
import { paths } from '#lib/paths.ts'
import * as S from './AuthRoute.styles.ts'
import { AuthPage } from './parts/AuthPage.tsx'
import { GuestsOnly } from './parts/GuestsOnly.tsx'
import { PhoneSignIn } from './parts/PhoneSignIn.tsx'
import { useNext } from './useNext.ts'

/** Login with a code by SMS. A number without an account creates one. */
export function Component() {
  const next = useNext()
  return (
    <GuestsOnly>
      <AuthPage
        title="Log in with a code"
        intro="We’ll send you a code by SMS. No password needed."
        description="Log in with a code that we send to your mobile number."
        path={paths.signInWithPhone()}
        ways={
          <>
            <ButtonLink href={paths.login(next)} variant="secondary" isWide>
              Log in with e-mail and password
            </ButtonLink>
            <S.Line size="s" tone="muted">
              New here? <Link href={paths.registerWithPhone(next)}>Create an account</Link>
            </S.Line>
          </>
        }
      >
        <PhoneSignIn />
      </AuthPage>
    </GuestsOnly>
  )
}
