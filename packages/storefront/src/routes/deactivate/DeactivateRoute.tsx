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

/** Account deactivation (specification §2, *Account deactivation page*). */
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
      <p>What happens when you deactivate:</p>
      <BulletList>
        <li>You’ll be logged out on all devices.</li>
        <li>Your name, e-mail address, mobile number, addresses and wishlist will be erased.</li>
        <li>We keep your orders without personal data, as the law requires.</li>
        <li>This can’t be undone. You can create a new account at any time.</li>
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
        onConfirm={() => deactivate(() => setIsAsked(false))}
        onClose={() => setIsAsked(false)}
      >
        Your personal data will be erased, and you’ll be logged out on all devices.
      </ConfirmDialog>
    </S.Page>
  )
}
