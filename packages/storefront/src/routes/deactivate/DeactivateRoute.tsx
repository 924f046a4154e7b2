import { messages } from '@shop/contract/messages'
import { BulletList } from '@shop/ui/BulletList'
import { Button } from '@shop/ui/Button'
import { ConfirmDialog } from '@shop/ui/ConfirmDialog'
import { Heading } from '@shop/ui/Heading'
import { Link } from '@shop/ui/Link'
import { useState } from 'react'
import { useDeactivateAccount } from '#features/account/useDeactivateAccount.ts'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import * as S from './DeactivateRoute.styles.ts'

/** Account deactivation (spec §2, *Account deactivation page*). */
export function Component() {
  const { hasToken, deactivate, isBusy } = useDeactivateAccount()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <S.Page>
      <Seo
        title="Deactivate your account · the product"
        description="Close your account with the product."
        path={paths.deactivate()}
        isHidden
      />
      <Heading level={1} size="h2">
        Deactivate your account
      </Heading>
      <p>Before you go, this is what happens:</p>
      <BulletList>
        <li>You are logged out on every device, at once.</li>
        <li>Your name, e-mail address, mobile number, addresses and wishlist are erased.</li>
        <li>Your orders stay in our books, as the law asks, without your personal data.</li>
        <li>It can’t be undone. You are welcome to open a new account at any time.</li>
      </BulletList>
      <Button variant="critical" size="l" onClick={() => hasToken() && setIsAsked(true)}>
        {messages.deactivateButton}
      </Button>
      <p>
        Changed your mind? <Link href={paths.profile()}>Back to your account</Link>
      </p>
      <ConfirmDialog
        isOpen={isAsked}
        title={messages.deactivateQuestion}
        confirmLabel={messages.deactivateButton}
        cancelLabel="Keep my account"
        tone="critical"
        isBusy={isBusy}
        onConfirm={() => void deactivate().then(() => setIsAsked(false))}
        onClose={() => setIsAsked(false)}
      >
        Your personal data is erased, and you are logged out on every device.
      </ConfirmDialog>
    </S.Page>
  )
}
