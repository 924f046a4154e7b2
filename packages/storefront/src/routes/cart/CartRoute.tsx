import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import * as S from './CartRoute.styles.ts'
import { CartView } from './parts/CartView.tsx'
import { CartSkeleton } from './parts/CartSkeleton.tsx'

/** Cart. It is in the browser's storage, so the server renders a skeleton. */
export function Component() {
  const isHydrated = useIsHydrated()
  return (
    <S.Page>
      <Seo
        title="Your cart · the product"
        description="What is in your cart, and what it costs."
        path={paths.cart()}
        isHidden
      />
      {isHydrated ? <CartView /> : <CartSkeleton />}
    </S.Page>
  )
}
