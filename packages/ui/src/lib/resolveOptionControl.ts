import type { PictureData } from '../PictureProvider/PictureProvider.tsx'

/** Value of an option group, or a combination. `colorCode` is `#rgb` or `#rrggbb`. */
export interface Variant {
  id: number | string
  /** All values of a combination, such as "M / Red". */
  name: string
  /** Value in each of the `groups` of a combination. */
  values?: readonly string[]
  colorCode?: string | null
  mrp: number
  sellingPrice: number
  /** 0 is out of stock. */
  quantity: number
  /** Pictures of this variant; empty when the product's pictures apply. */
  pictures?: readonly PictureData[]
}

/** Choice that a product comes in, such as its sizes, or a combination of choices. `V` may have fields of the shop's own. */
export interface OptionGroup<V extends Variant = Variant> {
  /** Names of all groups of a combination, such as "Size / Colour". */
  name: string
  /** Groups of a combination, which the shopper chooses one after the other. */
  groups?: readonly string[]
  variants: readonly V[]
}

/** Control of an option group: radio buttons for Size, swatches otherwise. */
export type OptionControl = 'radio' | 'swatch'

/** A group without any colour uses radio buttons, because swatches would be empty. */
export function resolveOptionControl(group: OptionGroup): OptionControl {
  if (group.name.toLowerCase() === 'size') return 'radio'
  return group.variants.some((variant) => variant.colorCode) ? 'swatch' : 'radio'
}
