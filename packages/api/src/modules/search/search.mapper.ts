import type { UnderstoodSearchWire } from '@shop/contract/product-list.schema'
import type { Interpretation } from './interpretSearch.ts'

export function toSearchWire(
  text: string,
  { filters, missing, exact }: Interpretation,
): UnderstoodSearchWire {
  return {
    filters: filters.map((filter) => ({
      ...filter,
      without: text.replace(filter.text, ' ').replaceAll(/\s+/g, ' ').trim(),
    })),
    exact,
    missing: missing && { ...missing, words: [...missing.words] },
  }
}
