import { useState } from 'react'
import type { ProductSummary } from '../../lib/ProductSummary.ts'
import type { Variant } from '../../lib/resolveOptionControl.ts'

/** Variant of a card's product that the shopper or the list has chosen. */
export function useCardVariant<V extends Variant>(
  { optionGroups, shownVariantId, asksVariant }: ProductSummary<V>,
  onPick?: (variant: V | null) => void,
) {
  const [picked, setPicked] = useState<V | null>(null)
  const variants = optionGroups?.[0]?.variants ?? []
  const find = (id: V['id'] | null | undefined) => variants.find((one) => one.id === id) ?? null
  const only = variants.length === 1 ? find(variants[0]?.id) : null
  const shown = find(shownVariantId)
  const named = picked ?? (asksVariant ? null : shown)
  const variant = named ?? only
  return {
    /** What "Add to Cart" adds; null where it has to ask. */
    variant,
    /** The picture and the price are its. */
    seen: variant ?? shown,
    /** It is named below the price. */
    named,
    pick: (id: V['id'] | null) => {
      setPicked(find(id))
      onPick?.(find(id))
    },
  }
}
