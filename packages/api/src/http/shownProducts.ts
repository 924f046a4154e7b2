/** Ids of the products in a response of the API, at any depth. */
export function findProducts(body: object): number[] {
  const ids = new Set<number>()
  const places: unknown[] = [body]
  for (const place of places) {
    if (typeof place !== 'object' || place === null) continue
    if (isProduct(place)) ids.add(place.id)
    places.push(...Object.values(place))
  }
  return [...ids]
}

export function isProduct(value: object): value is { id: number; is_in_wishlist: number } {
  return 'is_in_wishlist' in value && 'id' in value
}

/** Surrogate key of every cached answer. */
export const EVERY_ANSWER = 'catalogue'
/** Surrogate key of an answer whose products are unknown: any change concerns it. */
export const ANY_CHANGE = 'any-change'
const PREFIX = 'product-'

export const productKey = (id: number): string => `${PREFIX}${id}`

/** Header by which a CDN purges an answer, and a page knows the products that its calls show (decision 083). */
export function toSurrogateKey(products: readonly number[] | undefined): string {
  return [EVERY_ANSWER, ...(products?.map(productKey) ?? [ANY_CHANGE])].join(' ')
}

/** Products of a surrogate key; undefined when they are unknown. */
export function fromSurrogateKey(header: unknown): number[] | undefined {
  if (typeof header !== 'string') return undefined
  const keys = header.split(' ')
  if (keys.includes(ANY_CHANGE)) return undefined
  return keys.flatMap((key) => (key.startsWith(PREFIX) ? [Number(key.slice(PREFIX.length))] : []))
}
