import type { Picture } from '@shop/contract/pictures'

/** Product of a line of a cart or an order. */
export interface LineProduct {
  title: string
  /** Address of the product; null when it has no page any more. */
  href: string | null
  brandName: string
  /** Chosen size or shade, such as "Ruby". */
  optionName: string | null
  picture: Picture | undefined
}
