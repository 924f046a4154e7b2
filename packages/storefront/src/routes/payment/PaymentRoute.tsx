import { RequireUser } from '#features/account/RequireUser.tsx'
import { Seo } from '#lib/Seo.tsx'
import * as S from '#routes/shared/Checkout.styles.ts'
import { CheckoutSkeleton } from '#routes/shared/CheckoutSkeleton.tsx'
import { PaymentView } from './parts/PaymentView.tsx'
import * as texts from '#texts/payment.ts'

export function Component() {
  return (
    <S.Page>
      <Seo title={texts.pageTitle} description={texts.description} path="/payment" isHidden />
      <RequireUser skeleton={<CheckoutSkeleton title={texts.payment} />}>
        <PaymentView />
      </RequireUser>
    </S.Page>
  )
}
