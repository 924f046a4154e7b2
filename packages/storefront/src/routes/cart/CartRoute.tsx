import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import * as S from './CartRoute.styles.ts'
import { CartView } from './parts/CartView.tsx'
import { CartSkeleton } from './parts/CartSkeleton.tsx'
import * as texts from '#texts/cart.ts'

/** Cart. It is in the browser's storage, so the server renders a skeleton. */
export function Component() {
  const isHydrated = useIsHydrated()
  return (
    <S.Page>
      <Seo title={texts.pageTitle} description={texts.description} path={paths.cart()} isHidden />
      {isHydrated ? <CartView /> : <CartSkeleton />}
    </S.Page>
  )
}
