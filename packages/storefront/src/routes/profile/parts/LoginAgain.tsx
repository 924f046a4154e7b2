import { Button } from '@shop/ui/Button'
import { logout } from '#routes/shared/logout.ts'
import { session } from '#features/account/session.ts'
import { useServices } from '#lib/AppServices.ts'
import * as texts from '#texts/profile.ts'

/** Button that logs out and returns to this page after the next login. */
export function LoginAgain() {
  const { api } = useServices()
  return (
    <Button
      onClick={() => {
        if (logout(api)) session.expire()
      }}
    >
      {texts.logInAgain}
    </Button>
  )
}
