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

const PREFIX = 'product-'

/** Header from which a CDN knows what to purge, and a page which products it shows. */
export function toSurrogateKey(products: readonly number[]): string {
  return products.map((id) => `${PREFIX}${id}`).join(' ')
}

/** Products of a surrogate key; undefined for a response without one. */
export function fromSurrogateKey(header: unknown): number[] | undefined {
  if (typeof header !== 'string') return undefined
  return header
    .split(' ')
    .flatMap((key) => (key.startsWith(PREFIX) ? [Number(key.slice(PREFIX.length))] : []))
}
