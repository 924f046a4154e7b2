import type { Product } from '@shop/contract/products'
import { Picture } from '@shop/ui/Picture'
import { VariantDialog } from '@shop/ui/VariantDialog'
import { useState } from 'react'
import type { CartItem } from '#features/cart/cartItem.ts'
import { inVariant } from '#features/cart/replaceLine.ts'
import { productQuery } from '#features/products/api/productQuery.ts'
import type { AppServices } from '#lib/AppServices.ts'
import { sizeGuideOf } from '#routes/shared/sizeGuideOf.tsx'
import * as texts from '#texts/cart.ts'

/** The product of a line at its current prices and stock. */
export const readProduct = ({ api, queries }: AppServices, slug: string) =>
  queries.fetchQuery(productQuery(api, slug))

export interface ChangeOptionDialogProps {
  isOpen: boolean
  onClose: () => void
  item: CartItem
  product: Product
  /** Called with the line in another size or shade. */
  onChange: (to: CartItem) => void
}

/** Asks for another size or shade of a line, as the product's card does. */
export function ChangeOptionDialog({ isOpen, onClose, item, product, onChange }: ChangeOptionDialogProps) {
  const [pickedId, setPickedId] = useState(item.variantId)
  const [first] = product.optionGroups
  const group =
    product.optionGroups.find(({ variants }) => variants.some(({ id }) => id === item.variantId)) ?? first
  if (group === undefined) return null // withdrawn since the quote
  const picked = group.variants.find(({ id }) => id === pickedId) ?? null
  const isSame = picked?.id === item.variantId
  return (
    <VariantDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.changeGroup(group.name)}
      product={product}
      group={group}
      picked={picked}
      picture={
        <Picture
          key={picked?.id}
          picture={picked?.pictures[0] ?? product.pictures[0]}
          alt=""
          sizes="(max-width: 800px) 8.25rem, 22rem"
        />
      }
      onPick={(variant) => setPickedId(variant?.id ?? null)}
      action={picked === null ? texts.change : isSame ? texts.keep(picked.name) : texts.changeTo(picked.name)}
      done={isSame ? texts.inYourCart : undefined}
      onAction={(variant) => {
        onClose()
        if (!isSame) onChange(inVariant(item, product, variant))
      }}
      asideOf={sizeGuideOf(product.slug)}
    />
  )
}
