import { Callout } from '@shop/ui/Callout'
import { Panel } from '@shop/ui/Panel'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { PincodeCheck } from '@shop/shop-ui/PincodeCheck'
import type { ReactNode } from 'react'
import { describeDelay } from '#routes/shared/describeDelay.ts'
import type { CartQuoting } from '#features/cart/useCartQuote.ts'
import type { useDeliveryLocation } from '#features/delivery/useDeliveryLocation.ts'
import { useServices } from '#lib/AppServices.ts'
import { LaterCoupon } from '#routes/shared/LaterCoupon.tsx'
import { Aside } from '#routes/shared/Checkout.styles.ts'
import { CartSummary } from './CartSummary.tsx'
import * as texts from '#texts/cart.ts'

interface CartAsideProps {
  quoting: CartQuoting
  place: ReturnType<typeof useDeliveryLocation>
  children: ReactNode
}

/** Column beside the lines: delivery location and coupon, then totals with the button, which a low window shows. */
export function CartAside({ quoting, place, children }: CartAsideProps) {
  const { config } = useServices()
  const { quote, isPending, failure, retry, deliveryEstimate } = quoting
  const delay = quote && deliveryEstimate && !place.isChanging ? describeDelay(quote, config) : undefined
  return (
    <Stack as={Aside}>
      <Panel tone="card" gap="s" aria-label={texts.delivery}>
        <PincodeCheck {...place} />
        {delay !== undefined && (
          <Text size="s" tone="muted">
            {delay}
          </Text>
        )}
        {quote?.serviceable === false && !place.isChanging && <Callout>{texts.pincodeNotServed}</Callout>}
      </Panel>
      <LaterCoupon quoting={quoting} />
      <CartSummary quote={quote} isPending={isPending} failure={failure} onRetry={retry}>
        {children}
      </CartSummary>
    </Stack>
  )
}
