import type { CartQuote } from '@shop/contract/cart.schema'
import type { AddressWire } from '@shop/contract/users.schema'
import { useMutation } from '@tanstack/react-query'
import { placeOrder } from '#features/checkout/placeOrder.ts'
import type { CartQuoting } from '#features/cart/useCartQuote.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { deliverWhereOrdered } from '../shared/deliverToDefault.ts'

/** Places the order at the shown total and delivery time, and continues to the payment. */
export function usePlaceOrder({ items, retry }: CartQuoting, address: AddressWire) {
  const { api } = useServices()
  const go = useGo()
  const { mutate, data, isPending } = useMutation({
    mutationFn: (quote: CartQuote) =>
      placeOrder(api, {
        items: items.map(({ id, variantId, quantity }) => ({
          product_id: id,
          variant_id: variantId,
          quantity,
        })),
        address_id: address.id,
        ...(quote.coupon?.applied && { coupon: quote.coupon.code }),
        payment_method: 'upi',
        expected_total: quote.totals.total,
        expected_gifts: giftsOf(quote),
        ...(quote.delivery && { expected_by: quote.delivery.promised_by }),
      }),
    onSuccess: (outcome) => {
      if (outcome.kind === 'placed') {
        deliverWhereOrdered(address)
        go(paths.payment(outcome.order.id))
      }
      // Without an answer nothing is known to have changed.
      else if (outcome.kind !== 'unknown') retry()
    },
  })
  return { isPlacing: isPending, problem: data?.kind === 'placed' ? undefined : data, place: mutate }
}

const giftsOf = ({ cart_offers, lines }: CartQuote) =>
  cart_offers.flatMap(({ gift }) =>
    gift !== null && lines.some(({ is_gift, product_id }) => is_gift && product_id === gift.product_id)
      ? [gift.variant_id]
      : [],
  )
