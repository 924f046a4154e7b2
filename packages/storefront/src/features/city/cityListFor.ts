import { citySlug, paths } from '#lib/paths.ts'
import { isSameCity } from './cityName.ts'

interface Place {
  city: string
  state: string
}

/**
 * List that follows another city's: what the store in the place's city has, or all products where there is no store, with the same
 * filters. Undefined when `shown` is no list of another city.
 */
export function cityListFor(
  { city, state }: Place,
  stores: readonly { city: string }[],
  shown: { pathname: string; search: string },
): string | undefined {
  const isHere = (name: string) => isSameCity(city, name) || isSameCity(state, name)
  const filters = new URLSearchParams(shown.search)
  const listed = filters.get('delivery_city')
  if (listed === null || isHere(listed)) return undefined
  if (!shown.pathname.toLowerCase().endsWith(`/${citySlug(listed)}`)) return undefined
  const store = stores.find((one) => isHere(one.city))
  filters.delete('page')
  if (store === undefined) filters.delete('delivery_city')
  else filters.set('delivery_city', store.city)
  const list = paths.collection(store === undefined ? 'all' : citySlug(store.city))
  return filters.size === 0 ? list : `${list}?${filters}`
}
