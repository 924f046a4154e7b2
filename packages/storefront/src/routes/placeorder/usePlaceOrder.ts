import type { CartQuote } from '@shop/contract/cart.schema'
import type { OrderedBefore } from '@shop/contract/orders.schema'
import type { AddressWire } from '@shop/contract/users.schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelUnpaid } from '#features/checkout/cancelUnpaid.ts'
import { isUnpaid, placeOrder, type PlaceOutcome } from '#features/checkout/placeOrder.ts'
import type { CartQuoting } from '#features/cart/useCartQuote.ts'
import { useServices } from '#lib/AppServices.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { deliverWhereOrdered } from '../shared/deliverToDefault.ts'
import * as texts from '#texts/checkout.ts'

interface Placing {
  quote: CartQuote
  /** Orders with the same items that the shopper was asked about: unpaid ones are replaced, and the others are ordered again. */
  earlier?: readonly OrderedBefore[]
}

/** Places the order at the shown total and delivery time, and continues to the payment. */
export function usePlaceOrder({ items, retry }: CartQuoting, address: AddressWire) {
  const { api } = useServices()
  const go = useGo()
  const [known, setKnown] = useState<string[]>([])
  const { mutate, data, isPending } = useMutation({
    mutationFn: async ({ quote, earlier = [] }: Placing): Promise<PlaceOutcome> => {
      for (const { id } of earlier.filter(isUnpaid))
        if ((await cancelUnpaid(api, id)) === 'unknown') return { kind: 'unknown', detail: texts.noAnswer }
      const knownNow = [...known, ...earlier.filter((one) => !isUnpaid(one)).map(({ id }) => id)]
      setKnown(knownNow)
      return placeOrder(api, {
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
        known_orders: knownNow,
      })
    },
    onSuccess: (outcome) => {
      if (outcome.kind === 'placed') {
        deliverWhereOrdered(address)
        go(paths.payment(outcome.order.id))
      } else if (outcome.kind === 'paid-before') {
        notify.success(texts.paymentHasBegun)
        go(paths.payment(outcome.orderId))
      }
      // Without an answer nothing is known to have changed.
      else if (outcome.kind !== 'unknown') retry()
    },
  })
  const problem = data?.kind === 'placed' || data?.kind === 'paid-before' ? undefined : data
  return { isPlacing: isPending, problem, place: mutate }
}

const giftsOf = ({ cart_offers, lines }: CartQuote) =>
  cart_offers.flatMap(({ gift }) =>
    gift !== null && lines.some(({ is_gift, product_id }) => is_gift && product_id === gift.product_id)
      ? [gift.variant_id]
      : [],
  )
