import { CartOffers } from '@shop/shop-ui/CartOffers'
import { Callout } from '@shop/ui/Callout'
import { Panel } from '@shop/ui/Panel'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { PincodeCheck } from '@shop/shop-ui/PincodeCheck'
import type { ReactNode } from 'react'
import { toCartOffers } from '#features/cart/toCartOffers.ts'
import type { CartQuoting } from '#features/cart/useCartQuote.ts'
import { describeOrderHours } from '#features/delivery/describeOrderHours.ts'
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

/** Column beside the lines: delivery location and coupon, then totals with the button, which a low window shows, then offers. */
export function CartAside({ quoting, place, children }: CartAsideProps) {
  const { config } = useServices()
  const { quote, isPending, failure, retry, deliveryEstimate } = quoting
  const isEstimated = quote?.delivery && deliveryEstimate && !place.isChanging
  const hours = isEstimated && describeOrderHours(quote.delivery, config)
  return (
    <Stack as={Aside}>
      <Panel tone="card" gap="s" aria-label={texts.delivery}>
        <PincodeCheck {...place} />
        {hours && (
          <Text size="s" tone="muted">
            {hours}
          </Text>
        )}
        {quote?.serviceable === false && !place.isChanging && <Callout>{texts.pincodeNotServed}</Callout>}
      </Panel>
      <LaterCoupon quoting={quoting} />
      <CartSummary quote={quote} isPending={isPending} failure={failure} onRetry={retry}>
        {children}
      </CartSummary>
      <CartOffers offers={toCartOffers(quote?.cart_offers ?? [])} isPending={isPending} />
    </Stack>
  )
}
