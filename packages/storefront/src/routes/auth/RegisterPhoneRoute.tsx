import { ButtonLink } from '@shop/ui/ButtonLink'
import { Link } from '@shop/ui/Link'
import { paths } from '#lib/paths.ts'
import * as S from './AuthRoute.styles.ts'
import { AuthPage } from './parts/AuthPage.tsx'
import { GuestsOnly } from './parts/GuestsOnly.tsx'
import { PhoneSignIn } from './parts/PhoneSignIn.tsx'
import { Terms } from './parts/Terms.tsx'
import { useNext } from './useNext.ts'
import * as texts from '#texts/auth.ts'

/** Registration with a mobile number. A number that has an account logs in. */
export function Component() {
  const next = useNext()
  return (
    <GuestsOnly>
      <AuthPage
        title={texts.createAnAccount}
        intro={texts.registerPhoneIntro}
        description={texts.registerPhoneDescription}
        path={paths.registerWithPhone()}
        ways={
          <>
            <Terms />
            <ButtonLink href={paths.register(next)} variant="secondary" isWide>
              {texts.byEmailInstead}
            </ButtonLink>
            <S.Line size="s" tone="muted">
              {texts.haveAnAccount}
              <Link href={paths.signInWithPhone(next)}>{texts.logIn}</Link>
            </S.Line>
          </>
        }
      >
        <PhoneSignIn isNew />
      </AuthPage>
    </GuestsOnly>
  )
}
