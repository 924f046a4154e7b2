import type { CartQuote } from '@shop/contract/cart.schema'
import { FormNotice } from '@shop/ui/FormNotice'
import { BoltIcon, TruckIcon } from '@shop/ui/Icon'
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
    <S.Promise data-express={express}>
      {express ? <BoltIcon /> : <TruckIcon />}
      <span>
        {express ? 'Express delivery' : 'Standard delivery'}: at the door{' '}
        <b>{formatPromise(quote.delivery)}</b>
      </span>
    </S.Promise>
  )
}
