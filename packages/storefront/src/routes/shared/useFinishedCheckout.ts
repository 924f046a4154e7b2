import type { OrderWire } from '@shop/contract/orders.schema'
import { useEffect } from 'react'
import { finishCheckout } from './finishCheckout.ts'

export function useFinishedCheckout(order: OrderWire | undefined): void {
  const id = order?.id
  const status = order?.status
  useEffect(() => {
    if (id !== undefined && status !== undefined) finishCheckout({ id, status })
  }, [id, status])
}
