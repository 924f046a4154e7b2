import type { DeliverySettings } from './delivery-settings.schema.ts'
import { expressStores, mainFirst } from './expressStores.ts'
import { parcelDays } from './parcelDays.ts'

/** What pages say about delivery. */
export function describeDelivery(delivery: DeliverySettings) {
  const { fee, free_from: freeFrom, cash_up_to: cashUpTo, express } = delivery
  const withExpress = new Set(expressStores(delivery).map(({ id }) => id))
  return {
    fee,
    freeFrom,
    cashUpTo,
    parcelDays: parcelDays(delivery),
    stores: mainFirst(delivery.stores).map(({ id, city, name, address }) => ({
      city,
      name,
      address,
      isExpress: withExpress.has(id),
      pincode: firstPincode(express.areas[city]),
    })),
    expressMinutes: express.minutes,
    expressHours: { opens: express.opens, closes: express.closes },
  }
}

/** Pincode of the main post office of an express area. */
function firstPincode([area]: readonly string[] = []): string | undefined {
  return area && `${area.padEnd(5, '0')}1`.slice(0, 6)
}
