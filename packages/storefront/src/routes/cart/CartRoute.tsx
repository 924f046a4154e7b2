import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { Container } from '@shop/ui/Container'
import { CartView } from './parts/CartView.tsx'
import * as texts from '#texts/cart.ts'

export function Component() {
  return (
    <Container gap="l" top="l">
      <Seo title={texts.pageTitle} description={texts.description} path={paths.cart()} isHidden />
      <CartView />
    </Container>
  )
}
