import { accountMessages } from '@shop/contract/accountMessages'
import { BulletList } from '@shop/ui/BulletList'
import { Button } from '@shop/ui/Button'
import { ConfirmDialog } from '@shop/ui/ConfirmDialog'
import { Container } from '@shop/ui/Container'
import { Heading } from '@shop/ui/Heading'
import { Link } from '@shop/ui/Link'
import { useState } from 'react'
import { useDeactivateAccount } from '#features/account/useDeactivateAccount.ts'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import * as texts from '#texts/deactivate.ts'

export function Component() {
  const { hasToken, deactivate, isBusy } = useDeactivateAccount()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Container width="text" gap="l" top="xl" bottom="section" align="start">
      <Seo title={texts.pageTitle} description={texts.pageDescription} path={paths.deactivate()} isHidden />
      <Heading level={1} size="h2">
        {texts.deactivateYourAccount}
      </Heading>
      <p>{texts.consequences}</p>
      <BulletList>
        <li>{texts.loggedOut}</li>
        <li>{texts.dataErased}</li>
        <li>{texts.runningGoesOn}</li>
        <li>{texts.ordersKept}</li>
        <li>
          {texts.notFollowed} <Link href={paths.orders()}>{texts.seeYourOrders}</Link>
        </li>
        <li>{texts.cannotBeUndone}</li>
      </BulletList>
      <Button variant="critical" size="l" onClick={() => hasToken() && setIsAsked(true)}>
        {accountMessages.deactivateButton}
      </Button>
      <p>
        {texts.changedYourMind}
        <Link href={paths.profile()}>{texts.backToAccount}</Link>
      </p>
      <ConfirmDialog
        isOpen={isAsked}
        title={accountMessages.deactivateQuestion}
        confirmLabel={accountMessages.deactivateButton}
        cancelLabel={texts.keepMyAccount}
        tone="critical"
        isBusy={isBusy}
        onConfirm={() => deactivate(() => setIsAsked(false))}
        onClose={() => setIsAsked(false)}
      >
        {texts.confirmation}
      </ConfirmDialog>
    </Container>
  )
}
