import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import type { Transaction } from '#database/openDatabase.ts'
import { gstStateCode } from '#modules/invoices/gstStates.ts'
import { storesInUse } from '#modules/settings/stores.repository.ts'

export async function unknownOfDelivery(
  tx: Transaction,
  { parcels, stores }: DeliverySettings,
): Promise<string[]> {
  const unknown = Object.keys(parcels.days)
    .filter((state) => gstStateCode(state) === undefined)
    .map((state) => `delivery.parcels.days: there is no state ${state}.`)
  const closed = (await storesInUse(tx, { besides: stores })).map(
    (city) => `delivery.stores: the store in ${city} has had stock, so it stays; take its express area away.`,
  )
  return [...unknown, ...closed]
}
