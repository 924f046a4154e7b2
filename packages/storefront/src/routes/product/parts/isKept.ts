import type { Product } from '@shop/contract/products'

const MATERIALS = /^(?:fabric|material)$/i
const MEASURED = /\d\s*(?:m?g|kg|m?l)\b/i

/** True for what is used and kept: it is sold by number, or it names its material. What is used up is sold by weight or volume, and lists ingredients. */
export function isKept({
  netQuantity,
  specifications,
}: Pick<Product, 'netQuantity' | 'specifications'>): boolean {
  const isCounted = netQuantity !== '' && !MEASURED.test(netQuantity)
  return isCounted || specifications.some(({ name }) => MATERIALS.test(name))
}
