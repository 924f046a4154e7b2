import { isMeasured } from '@shop/contract/isMeasured'
import type { Product } from '@shop/contract/products'

const MATERIALS = /^(?:fabric|material)$/i

/** True for what is used and kept: it is sold by number, or it names its material. What is used up is sold by weight or volume, and lists ingredients. */
export function isKept({
  netQuantity,
  specifications,
}: Pick<Product, 'netQuantity' | 'specifications'>): boolean {
  const isCounted = netQuantity !== '' && !isMeasured(netQuantity)
  return isCounted || specifications.some(({ name }) => MATERIALS.test(name))
}
