import type { ReactNode } from 'react'
import { RequireUser } from '#features/account/RequireUser.tsx'
import { Seo } from '#lib/Seo.tsx'
import * as S from '#routes/shared/Checkout.styles.ts'
import { CheckoutSkeleton } from '#routes/shared/CheckoutSkeleton.tsx'

interface OrderPlacedFrameProps {
  path: string
  children: ReactNode
}

export function OrderPlacedFrame({ path, children }: OrderPlacedFrameProps) {
  return (
    <S.Page>
      <Seo title="Order placed · the product" description="Your order is placed." path={path} isHidden />
      <RequireUser skeleton={<CheckoutSkeleton title="Your order" />}>{children}</RequireUser>
    </S.Page>
  )
}
