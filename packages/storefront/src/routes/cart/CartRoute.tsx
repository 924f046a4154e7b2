import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { Container } from '@shop/ui/Container'
import { CartView } from './parts/CartView.tsx'
import { CartSkeleton } from './parts/CartSkeleton.tsx'
import * as texts from '#texts/cart.ts'

/** Cart. It is in the browser's storage, so the server renders a skeleton. */
export function Component() {
  const isHydrated = useIsHydrated()
  return (
    <Container gap="l" top="l">
      <Seo title={texts.pageTitle} description={texts.description} path={paths.cart()} isHidden />
      {isHydrated ? <CartView /> : <CartSkeleton />}
    </Container>
  )
}
