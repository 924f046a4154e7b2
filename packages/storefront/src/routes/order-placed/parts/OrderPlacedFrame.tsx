import type { ReactNode } from 'react'
import { RequireUser } from '#features/account/RequireUser.tsx'
import { Seo } from '#lib/Seo.tsx'
import * as S from '#routes/shared/Checkout.styles.ts'
import { CheckoutSkeleton } from '#routes/shared/CheckoutSkeleton.tsx'
import * as texts from '#texts/orderPlaced.ts'

interface OrderPlacedFrameProps {
  path: string
  children: ReactNode
}

export function OrderPlacedFrame({ path, children }: OrderPlacedFrameProps) {
  return (
    <S.Page>
      <Seo title={texts.pageTitle} description={texts.description} path={path} isHidden />
      <RequireUser skeleton={<CheckoutSkeleton title={texts.yourOrder} />}>{children}</RequireUser>
    </S.Page>
  )
}
