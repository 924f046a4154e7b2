import { cityStore } from '#features/city/cityStore.ts'
import { promisedDelivery } from '#features/city/promisedDelivery.ts'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import { useServices } from '#lib/AppServices.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { days } from '#texts/promises.ts'

/** Delivery to the chosen city of a shopper without a pincode: by the store of an area, or by parcel. Undefined of all others. */
export function useCityDelivery() {
  const { config } = useServices()
  const city = useStorage(cityStore)
  const hasPincode = useStorage(deliveryLocationStore, (place) => place !== null)
  if (hasPincode || city === null) return undefined
  const promised = promisedDelivery(config, { city })
  if (promised.by !== 'rider') return { city, days: days(config.delivery) }
  return { city, area: config.delivery.stores.find(({ name }) => name === promised.area) }
}
