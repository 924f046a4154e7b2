import {
  CartLine,
  type CartLinePrice,
  type CartLineProduct,
  type CartLineProps,
} from '@shop/shop-ui/CartLine'
import { useShownFirst } from '@shop/ui/hooks/useShownFirst'
import { linePrice } from '#features/cart/linePrice.ts'
import type { QuotedLine } from '#features/cart/quotedLines.ts'
import { cart } from '#features/cart/useCart.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { paths } from '#lib/paths.ts'
import { lineProductOf } from './lineProductOf.ts'
import { FIRST_CHANGE_ID } from './ReviewChanges.tsx'

const LineStockAlert = laterPart(async () => (await import('./LineStockAlert.tsx')).LineStockAlert, {
  isOptional: true,
})

interface QuotedCartLineProps
  extends
    Pick<CartLineProps, 'ref' | 'deliveryEstimate' | 'onRemove'>,
    Partial<Pick<CartLineProps, 'onSaveForLater'>>,
    Pick<CartLineProduct, 'optionAction'>,
    Pick<CartLinePrice, 'offerHint'> {
  line: QuotedLine
  isPending: boolean
  /** The first line that the shopper has to answer; `ReviewChanges` leads to it. */
  isFirstChange: boolean
}

/** Line of the cart with what its quote says. */
export function QuotedCartLine({
  line: { item, quote, isParcel, changes },
  isPending,
  isFirstChange,
  optionAction,
  offerHint,
  ...rest
}: QuotedCartLineProps) {
  const [quantity, showQuantity] = useShownFirst(item.quantity)
  const changeQuantity = (next: number) =>
    showQuantity(
      () => next,
      () => cart.setQuantity(item, next),
    )
  const isSold = quote === undefined || quote.title !== ''
  const max = quote?.quantity_max
  const address = paths.product(item.slug, item.variantId ?? undefined)
  return (
    <CartLine
      id={isFirstChange ? FIRST_CHANGE_ID : undefined}
      tabIndex={-1}
      product={{
        ...lineProductOf(item, quote?.image || item.media, isSold ? address : null),
        optionAction,
        packSize: quote?.pack_size,
        stockAlert: isSold && <LineStockAlert item={item} />,
        isParcel,
        isNonReturnable: quote !== undefined && isSold && !quote.returnable,
      }}
      price={{ ...linePrice({ item, quote }, isPending), offerHint }}
      quantity={max ? Math.min(quantity, max) : quantity}
      quantityMax={max}
      changes={changes}
      onQuantityChange={changeQuantity}
      onAccept={() =>
        quote &&
        cart.accept(item, {
          mrp: quote.mrp,
          sellingPrice: quote.selling_price,
          quantityMax: quote.quantity_max,
        })
      }
      onSaveForLater={() => cart.saveForLater(item)}
      {...rest}
    />
  )
}
