import type { Product } from '@shop/contract/products'
import { Link } from '@shop/ui/Link'
import * as texts from '#texts/productParts.ts'
import { OPTIONS_ID } from './optionsId.ts'
import { scrollToPart } from './scrollToPart.ts'

/** Leads from a choice that is in the cart to the other shades or sizes. Renders nothing without any. */
export function AnotherOption({ product: { optionGroups } }: { product: Product }) {
  const [group] = optionGroups
  if (group?.variants[1] === undefined) return null
  return (
    <Link href={`#${OPTIONS_ID}`} onClick={scrollToPart(OPTIONS_ID)}>
      {texts.chooseAnother(group.name)}
    </Link>
  )
}
