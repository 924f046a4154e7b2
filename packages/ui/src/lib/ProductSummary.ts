import type { PictureData } from '../PictureProvider/PictureProvider.tsx'
import type { OptionGroup, Variant } from './resolveOptionControl.ts'

/** Product in a list. Amounts in rupees. */
export interface ProductSummary<V extends Variant = Variant> {
  title: string
  /** Title without the option, for the dialog that asks for one; else `title`. */
  baseTitle?: string
  brandName: string
  /** Kind of the product, for the placeholder of a missing picture. */
  categoryName?: string
  /** The card shows the first picture, and the second while a mouse points at it. */
  pictures: readonly PictureData[]
  /** It has everything that was searched for, among others that lack some of it. */
  isBestMatch?: boolean
  isBestSeller?: boolean
  isNew?: boolean
  mrp: number
  sellingPrice: number
  isWishlisted?: boolean
  /** 0 is out of stock. */
  quantity: number
  /** The shopper chooses from the first group. */
  optionGroups?: readonly OptionGroup<V>[]
  /** Variant of the first group that the card shows, with its picture and price, until the shopper picks another. */
  shownVariantId?: V['id']
  /** The shown variant is one of several that fit: it is not chosen. */
  asksVariant?: boolean
  /** Offer that it is in, with the address of the offer's products. */
  offer?: { title: string; href: string } | null
  ratingAverage?: number
  ratingCount?: number
}
