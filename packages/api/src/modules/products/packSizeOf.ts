import { isMeasured } from '@shop/contract/isMeasured'

/** Net quantity as shown beside a price: a weight or a volume that no option names. */
export function packSizeOf(netQuantity: string, optionNames: readonly string[]): string | undefined {
  return isMeasured(netQuantity) && !optionNames.some(isMeasured) ? netQuantity : undefined
}
