import { ButtonLink } from '@shop/ui/ButtonLink'
import { paths } from '#lib/paths.ts'
import { OtherWay } from './parts/OtherWay.tsx'
import { PhoneSignIn } from './parts/PhoneSignIn.tsx'
import { useNext } from './useNext.ts'
import * as texts from '#texts/auth.ts'

/** Login with a code by SMS. A number without an account creates one. */
export function Component() {
  const next = useNext()
  return (
    <PhoneSignIn
      isForGuests
      title={texts.logInByCode}
      intro={texts.signInPhoneIntro}
      description={texts.signInPhoneDescription}
      path={paths.signInWithPhone()}
      ways={
        <>
          <ButtonLink href={paths.login(next)} variant="secondary" isWide>
            {texts.logInByEmail}
          </ButtonLink>
          <OtherWay question={texts.newHere} href={paths.registerWithPhone(next)}>
            {texts.createAnAccount}
          </OtherWay>
        </>
      }
    />
  )
}
