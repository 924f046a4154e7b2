import { RequireUser } from '#features/account/RequireUser.tsx'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { Container } from '@shop/ui/Container'
import { CheckoutSkeleton } from '#routes/shared/CheckoutSkeleton.tsx'
import { CheckoutView } from './parts/CheckoutView.tsx'
import * as texts from '#texts/checkout.ts'

export function Component() {
  return (
    <Container gap="l" top="m">
      <Seo title={texts.pageTitle} description={texts.description} path={paths.checkout()} isHidden />
      <RequireUser skeleton={<CheckoutSkeleton title={texts.checkout} />}>
        <CheckoutView />
      </RequireUser>
    </Container>
  )
}
