import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { gstStateCode } from '#modules/invoices/gstStates.ts'

export function unknownOfDelivery({ parcels }: DeliverySettings): string[] {
  return Object.keys(parcels.days)
    .filter((state) => gstStateCode(state) === undefined)
    .map((state) => `delivery.parcels.days: there is no state ${state}.`)
}
