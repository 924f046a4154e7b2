import type { OrderWire } from '@shop/contract/orders.schema'
import { useEffect, useRef } from 'react'
import { bearer } from '#features/account/session.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { useServices } from '#lib/AppServices.ts'
import { logError } from '#lib/logError.ts'
import { finishCheckout, isCertain } from './finishCheckout.ts'

/**
 * Ends the checkout of an order that is certain. One that becomes so on this page, and was placed before another login or elsewhere, has been taken out
 * of the cart by the shop alone: the cart is read anew.
 */
export function useFinishedCheckout(order: OrderWire | undefined): void {
  const { api } = useServices()
  const id = order?.id
  const status = order?.status
  const before = useRef(status)
  useEffect(() => {
    if (id === undefined || status === undefined) return
    const isEndedHere = finishCheckout({ id, status })
    if (before.current === 'held' && isCertain({ status }) && !isEndedHere) void readCart(api)
    before.current = status
  }, [id, status, api])
}

async function readCart(api: ApiClient): Promise<void> {
  try {
    const { syncCart } = await import('#features/cart/syncCart.ts')
    await syncCart(api, bearer.token)()
  } catch (error) {
    logError('Cart', error)
  }
}
