import { ButtonLink } from '@shop/ui/ButtonLink'
import { paths } from '#lib/paths.ts'
import { OtherWay } from './parts/OtherWay.tsx'
import { PhoneSignIn } from './parts/PhoneSignIn.tsx'
import { Terms } from './parts/Terms.tsx'
import { useNext } from './useNext.ts'
import * as texts from '#texts/auth.ts'

/** Registration with a mobile number. A number that has an account logs in. */
export function Component() {
  const next = useNext()
  return (
    <PhoneSignIn
      isForGuests
      isNew
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
          <OtherWay question={texts.haveAnAccount} href={paths.signInWithPhone(next)}>
            {texts.logIn}
          </OtherWay>
        </>
      }
    />
  )
}
