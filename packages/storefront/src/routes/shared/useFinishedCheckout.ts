import type { OrderWire } from '@shop/contract/orders.schema'
import { useEffect } from 'react'
import { bearer } from '#features/account/session.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { useServices } from '#lib/AppServices.ts'
import { logError } from '#lib/logError.ts'
import { finishCheckout } from './finishCheckout.ts'

export function useFinishedCheckout(order: OrderWire | undefined): void {
  const { api } = useServices()
  const id = order?.id
  const status = order?.status
  useEffect(() => {
    if (id !== undefined && status !== undefined && !finishCheckout({ id, status })) void readCart(api)
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
