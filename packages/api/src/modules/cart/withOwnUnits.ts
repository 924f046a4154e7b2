import type { SoldVariant, StoreUnits } from './cart.repository.ts'

type HeldUnits = StoreUnits & { variantId: number }

/** Variants with the units that a shopper's own unpaid orders hold in the stores. */
export function withOwnUnits(variants: SoldVariant[], held: readonly HeldUnits[]): SoldVariant[] {
  if (held.length === 0) return variants
  return variants.map((variant) => {
    const own = held.filter(({ variantId }) => variantId === variant.variantId)
    return own.length === 0 ? variant : { ...variant, stores: addUnits(variant.stores, own) }
  })
}

function addUnits(stores: readonly StoreUnits[], own: readonly StoreUnits[]): StoreUnits[] {
  const units = new Map(stores.map((store) => [store.storeId, store.units]))
  for (const { storeId, units: more } of own) units.set(storeId, (units.get(storeId) ?? 0) + more)
  return [...units]
    .toSorted(([one], [other]) => one - other)
    .map(([storeId, sum]) => ({ storeId, units: sum }))
}
