import { RequireUser } from '#features/account/RequireUser.tsx'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import * as S from '#routes/shared/Checkout.styles.ts'
import { CheckoutSkeleton } from '#routes/shared/CheckoutSkeleton.tsx'
import { CheckoutView } from './parts/CheckoutView.tsx'

/** Checkout: address, then review. The step is in the address bar. */
export function Component() {
  return (
    <S.Page>
      <Seo
        title="Checkout · the product"
        description="Where your order goes, and what it costs."
        path={paths.checkout()}
        isHidden
      />
      <RequireUser skeleton={<CheckoutSkeleton title="Checkout" />}>
        <CheckoutView />
      </RequireUser>
    </S.Page>
  )
}
