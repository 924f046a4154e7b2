import type { CartQuote } from '@shop/contract/cart.schema'
import { FormNotice } from '@shop/ui/FormNotice'
import { BoltIcon, TruckIcon } from '@shop/ui/Icon'
import { Panel } from '@shop/ui/Panel'
import { Text } from '@shop/ui/Text'
import { formatPromise } from '#lib/formatPromise.ts'
import * as S from '#routes/shared/Checkout.styles.ts'

/** How it comes and when, as the shop promises it for this address. */
export function DeliveryOption({ quote }: { quote: CartQuote | undefined }) {
  if (quote?.serviceable === false) {
    return <FormNotice>We don’t deliver to this pincode yet. Please choose another address.</FormNotice>
  }
  if (!quote?.delivery) return null
  const { express } = quote.delivery
  return (
    <Panel as="div" tone={express ? 'accent' : 'sunken'} padding="s">
      <Text as="div" size="s">
        <S.Line>
          <Text as="span" tone={express ? 'accent' : 'inherit'} aria-hidden="true">
            {express ? <BoltIcon /> : <TruckIcon />}
          </Text>
          <span>
            {express ? 'Express delivery' : 'Standard delivery'}: at the door{' '}
            <b>{formatPromise(quote.delivery)}</b>
          </span>
        </S.Line>
      </Text>
    </Panel>
  )
}
