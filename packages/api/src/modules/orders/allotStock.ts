export interface StockRequest {
  variantId: number
  quantity: number
}

/** What a store has of a variant, or gives of it. */
export interface StockPart {
  storeId: number
  variantId: number
  units: number
}

/**
 * From which stores things are taken: all of a thing from the first store where that one has all of it, else from another that has,
 * else from several. Undefined for what there is not enough of in all of them together.
 */
export function allotStock(
  requests: readonly StockRequest[],
  inStock: readonly StockPart[],
  firstStoreId: number,
): (StockPart[] | undefined)[] {
  return requests.map(({ variantId, quantity }) => {
    const stores = inStock
      .filter((part) => part.variantId === variantId && part.units > 0)
      .toSorted((one, other) => rank(one, quantity, firstStoreId) - rank(other, quantity, firstStoreId))
    let missing = quantity
    const parts = stores.flatMap(({ storeId, units }) => {
      const taken = Math.min(units, missing)
      missing -= taken
      return taken > 0 ? [{ storeId, variantId, units: taken }] : []
    })
    return missing === 0 ? parts : undefined
  })
}

function rank({ storeId, units }: StockPart, quantity: number, firstStoreId: number): number {
  return (units >= quantity ? 0 : 2) + (storeId === firstStoreId ? 0 : 1)
}
