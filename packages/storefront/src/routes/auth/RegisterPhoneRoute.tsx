import { ButtonLink } from '@shop/ui/ButtonLink'
import { Link } from '@shop/ui/Link'
import { paths } from '#lib/paths.ts'
import * as S from './AuthRoute.styles.ts'
import { AuthPage } from './parts/AuthPage.tsx'
import { GuestsOnly } from './parts/GuestsOnly.tsx'
import { PhoneSignIn } from './parts/PhoneSignIn.tsx'
import { Terms } from './parts/Terms.tsx'
import { useNext } from './useNext.ts'

/** Registration with a mobile number. A number that has an account logs in. */
export function Component() {
  const next = useNext()
  return (
    <GuestsOnly>
      <AuthPage
        title="Create an account"
        intro="Enter your name and mobile number, and we’ll send you a code. No password needed."
        description="Create an account with your mobile number."
        path={paths.registerWithPhone()}
        ways={
          <>
            <Terms />
            <ButtonLink href={paths.register(next)} variant="secondary" isWide>
              Use your e-mail address instead
            </ButtonLink>
            <S.Line size="s" tone="muted">
              Have an account? <Link href={paths.signInWithPhone(next)}>Log in</Link>
            </S.Line>
          </>
        }
      >
        <PhoneSignIn isNew />
      </AuthPage>
    </GuestsOnly>
  )
}
