import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../Button/Button.tsx'
import { DialogPanel } from '../../DialogPanel/DialogPanel.tsx'
import { Inline } from '../../Inline/Inline.tsx'
import { choiceOf } from '../../lib/combinations.ts'
import type { OptionGroup, Variant } from '../../lib/resolveOptionControl.ts'
import { VariantPrice } from '../../VariantPrice/VariantPrice.tsx'
import { OptionPicker } from '../../OptionPicker/OptionPicker.tsx'
import type { ProductSummary } from '../ProductCard.tsx'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../../texts/cardTexts.ts'
import * as S from './VariantDialog.styles.ts'

interface VariantDialogProps {
  isOpen: boolean
  onClose: () => void
  product: ProductSummary
  group: OptionGroup
  picked: Variant | null
  /** Picture on the card: that of the picked variant. */
  picture: ReactNode
  onPick: (id: Variant['id'] | null) => void
  isInCart: boolean
  /** Adds the picked variant. */
  onAddToCart: () => void
  onGoToCart: () => void
}

/** The card's variant picker: choose, see the price, add. */
export function VariantDialog({
  isOpen,
  onClose,
  product,
  group,
  picked,
  picture,
  onPick,
  isInCart,
  onAddToCart,
  onGoToCart,
}: VariantDialogProps) {
  const texts = useTexts(cardTexts, 'ProductCard')
  const picker = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [choice, setChoice] = useState(() => choiceOf(group, picked))
  const isSoldOut = picked?.quantity === 0

  function handleClick() {
    if (picked === null) {
      setIsAsked(true)
      picker.current?.scrollIntoView() // a long list may have been scrolled
    } else if (isInCart) onGoToCart()
    else onAddToCart()
  }

  return (
    <DialogPanel
      isOpen={isOpen}
      onClose={onClose}
      title={texts.preview(group.name)}
      description={`${product.brandName}, ${product.baseTitle ?? product.title}`}
      footer={
        <Inline as={S.Foot} gap="l" rowGap="xs" justify="between">
          <div role="status">
            <VariantPrice product={product} variant={picked} />
          </div>
          <Button
            variant={isInCart ? 'strong' : 'primary'}
            disabled={isSoldOut && !isInCart}
            onClick={handleClick}
          >
            {isInCart ? texts.goToCart : isSoldOut ? texts.soldOut : texts.add}
          </Button>
        </Inline>
      }
    >
      <S.Body>
        {picture}
        <OptionPicker
          ref={picker}
          isAsked={isAsked}
          group={group}
          value={choice}
          onChange={(next, variant) => {
            setChoice(next)
            onPick(variant?.id ?? null)
          }}
        />
      </S.Body>
    </DialogPanel>
  )
}
