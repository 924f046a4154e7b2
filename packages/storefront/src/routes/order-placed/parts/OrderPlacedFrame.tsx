import type { ReactNode } from 'react'
import { RequireUser } from '#features/account/RequireUser.tsx'
import { Seo } from '#lib/Seo.tsx'
import { Container } from '@shop/ui/Container'
import { CheckoutSkeleton } from '#routes/shared/CheckoutSkeleton.tsx'
import * as texts from '#texts/orderPlaced.ts'

interface OrderPlacedFrameProps {
  path: string
  children: ReactNode
}

export function OrderPlacedFrame({ path, children }: OrderPlacedFrameProps) {
  return (
    <Container gap="l" top="m">
      <Seo title={texts.yourOrder} description={texts.description} path={path} isHidden />
      <RequireUser skeleton={<CheckoutSkeleton title={texts.yourOrder} />}>{children}</RequireUser>
    </Container>
  )
}
