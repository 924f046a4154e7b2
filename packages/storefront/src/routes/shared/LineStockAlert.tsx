import { itemName } from '@shop/contract/itemName'
import { Inline } from '@shop/ui/Inline'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import type { CartItem } from '#features/cart/cartItem.ts'
import { StockAlertButton } from './StockAlertButton.tsx'

/** Stock alert of a line that is sold out. */
export function LineStockAlert({ item: { id, variantId, title, option_name } }: { item: CartItem }) {
  return (
    <Inline rowGap="none">
      <StockAlertButton
        alert={{ product_id: id, variant_id: variantId }}
        option={option_name}
        look={{ variant: 'secondary' }}
      >
        <VisuallyHidden>{`: ${itemName(title, option_name)}`}</VisuallyHidden>
      </StockAlertButton>
    </Inline>
  )
}
