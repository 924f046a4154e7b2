/** Facts that a product's page must show by law. A fact is null when a feed does not name it, and empty when the shop does not have it. */
export interface ProductFacts {
  country_of_origin: string | null
  net_quantity: string | null
  manufacturer: string | null
  importer: string | null
  best_before: string | null
}

/** Names of the missing facts. Products from abroad need an importer; not every product has a best before. */
export function missingFacts(facts: ProductFacts): string[] {
  const { country_of_origin: origin, net_quantity, manufacturer, importer } = facts
  const isFromAbroad = Boolean(origin) && origin?.toLowerCase() !== 'india'
  const required = {
    country_of_origin: origin,
    net_quantity,
    manufacturer,
    ...(isFromAbroad && { importer }),
  }
  return Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]))
}
