import type { OptionGroup } from '@shop/contract/products'

/** Control of an option group (specification §2): radio buttons for Size, swatches otherwise. */
export type OptionControl = 'radio' | 'swatch'

/** A group without any colour uses radio buttons, because swatches would be empty. */
export function resolveOptionControl(group: OptionGroup): OptionControl {
  if (group.name.toLowerCase() === 'size') return 'radio'
  return group.variants.some((variant) => variant.colorCode !== null) ? 'swatch' : 'radio'
}
