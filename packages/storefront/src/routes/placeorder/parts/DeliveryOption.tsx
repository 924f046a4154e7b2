import { Callout } from '@shop/ui/Callout'
import { BoltIcon, TruckIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Panel } from '@shop/ui/Panel'
import { Text } from '@shop/ui/Text'
import { describeDelay } from '#routes/shared/describeDelay.ts'
import type { CartQuoting } from '#features/cart/useCartQuote.ts'
import { useServices } from '#lib/AppServices.ts'
import * as S from './DeliveryOption.styles.ts'
import * as texts from '#texts/checkout.ts'

/** Delivery to this address: express or by parcel, and the estimate. */
export function DeliveryOption({ quoting: { quote, deliveryEstimate } }: { quoting: CartQuoting }) {
  const { config } = useServices()
  if (quote?.serviceable === false) {
    return <Callout>{texts.pincodeNotServed}</Callout>
  }
  if (!quote?.delivery || deliveryEstimate === undefined) return null
  const { express } = quote.delivery
  const delay = describeDelay(quote, config)
  return (
    <Panel as="div" tone={express ? 'accent' : 'sunken'} padding="s">
      <Text as="div" size="s">
        <Inline wrap="none">
          <S.Icon data-express={express}>{express ? <BoltIcon /> : <TruckIcon />}</S.Icon>
          <span>
            {deliveryEstimate === null ? (
              texts.estimatePending
            ) : (
              <>
                {express ? texts.expressDelivery : texts.standardDelivery}
                {texts.arrives}
                <b>{deliveryEstimate}</b>
                {delay && `. ${delay}`}
              </>
            )}
          </span>
        </Inline>
      </Text>
    </Panel>
  )
}
