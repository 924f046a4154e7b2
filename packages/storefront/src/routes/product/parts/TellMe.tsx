import type { Product, Variant } from '@shop/contract/products'
import { Inline } from '@shop/ui/Inline'
import { StockAlertButton } from '#routes/shared/StockAlertButton.tsx'
import * as S from './TellMe.styles.ts'

interface TellMeProps {
  product: Product
  variant: Variant | undefined
  onChoiceMissing: () => void
}

/** In place of the buy button of what is out of stock. */
export function TellMe({ product, variant: chosen, onChoiceMissing }: TellMeProps) {
  const variants = product.optionGroups.flatMap((group) => group.variants)
  const variant = chosen ?? (variants.length === 1 ? variants[0] : undefined)
  const isChoiceMissing = variant === undefined && variants.length > 0
  return (
    <Inline as={S.Root} rowGap="none">
      <StockAlertButton
        alert={{ product_id: product.id, variant_id: variant?.id ?? null }}
        option={variant?.name}
        onChoiceMissing={isChoiceMissing ? onChoiceMissing : undefined}
        look={{ size: 'l', variant: 'primary', isWide: true }}
      />
    </Inline>
  )
}
