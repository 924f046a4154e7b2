export interface StockRequest {
  variantId: number
  quantity: number
}

export interface StockPart {
  storeId: number
  variantId: number
  units: number
}

/** Each line comes from the first store if that has all of it, else from another one, else from several. */
export function allocateStock(
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
