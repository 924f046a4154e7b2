import { RequireUser } from '#features/account/RequireUser.tsx'
import { Seo } from '#lib/Seo.tsx'
import * as S from '#routes/shared/Checkout.styles.ts'
import { CheckoutSkeleton } from '#routes/shared/CheckoutSkeleton.tsx'
import { PaymentView } from './parts/PaymentView.tsx'

/** Paying for an order whose goods are held, and where the bank sends the shopper back to. */
export function Component() {
  return (
    <S.Page>
      <Seo title="Payment · the product" description="Pay for your order." path="/payment" isHidden />
      <RequireUser skeleton={<CheckoutSkeleton title="Payment" />}>
        <PaymentView />
      </RequireUser>
    </S.Page>
  )
}
