import type { OptionGroup } from '@shop/contract/products'

/** How the values of a group are chosen (spec §2): radio buttons for Size, colour swatches otherwise. */
export type OptionControl = 'radio' | 'swatch'

/** A group of which no value has a colour has nothing to paint a swatch with, and is chosen like Size. */
export function resolveOptionControl(group: OptionGroup): OptionControl {
  if (group.name.toLowerCase() === 'size') return 'radio'
  return group.variants.some((variant) => variant.colorCode !== null) ? 'swatch' : 'radio'
}
