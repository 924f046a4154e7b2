import { RequireUser } from '#features/account/RequireUser.tsx'
import { Seo } from '#lib/Seo.tsx'
import { Container } from '@shop/ui/Container'
import { CheckoutSkeleton } from '#routes/shared/CheckoutSkeleton.tsx'
import { PaymentView } from './parts/PaymentView.tsx'
import * as texts from '#texts/payment.ts'

export function Component() {
  return (
    <Container gap="l" top="m">
      <Seo title={texts.pageTitle} description={texts.description} path="/payment" isHidden />
      <RequireUser skeleton={<CheckoutSkeleton title={texts.payment} />}>
        <PaymentView />
      </RequireUser>
    </Container>
  )
}
