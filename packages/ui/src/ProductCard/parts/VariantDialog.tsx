import { useState } from 'react'
import { Button } from '../../Button/Button.tsx'
import { DialogPanel } from '../../DialogPanel/DialogPanel.tsx'
import type { OptionGroup, Variant } from '../../lib/resolveOptionControl.ts'
import { VariantPrice } from '../../VariantPrice/VariantPrice.tsx'
import { VariantPicker } from '../../VariantPicker/VariantPicker.tsx'
import type { ProductSummary } from '../ProductCard.tsx'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import * as S from './VariantDialog.styles.ts'

interface VariantDialogProps {
  isOpen: boolean
  onClose: () => void
  product: ProductSummary
  group: OptionGroup
  picked: Variant | null
  onPick: (variant: Variant) => void
  cartVariantIds: readonly (number | null)[]
  onAddToCart: (variant: Variant) => void
  onGoToCart: () => void
}

/** The card's variant picker: choose, see the price, add. */
export function VariantDialog({
  isOpen,
  onClose,
  product,
  group,
  picked,
  onPick,
  cartVariantIds,
  onAddToCart,
  onGoToCart,
}: VariantDialogProps) {
  const texts = useTexts('ProductCard')
  const [isAsked, setIsAsked] = useState(false)
  const isInCart = picked !== null && cartVariantIds.includes(picked.id)
  const isSoldOut = picked?.quantity === 0

  function handleClick() {
    if (picked === null) setIsAsked(true)
    else if (isInCart) onGoToCart()
    else onAddToCart(picked)
  }

  return (
    <DialogPanel
      isOpen={isOpen}
      onClose={onClose}
      title={texts.preview(group.name)}
      description={`${product.brandName}, ${product.baseTitle}`}
      footer={
        <S.Foot>
          <div role="status">
            <VariantPrice product={product} chosen={picked} />
            {isAsked && picked === null && <p>{texts.chooseFirst(group.name)}</p>}
          </div>
          <Button
            variant={isInCart ? 'strong' : 'primary'}
            disabled={isSoldOut && !isInCart}
            onClick={handleClick}
          >
            {isInCart ? texts.goToCart : isSoldOut ? texts.soldOut : texts.add}
          </Button>
        </S.Foot>
      }
    >
      <VariantPicker group={group} value={picked?.id ?? null} onChange={onPick} />
    </DialogPanel>
  )
}
