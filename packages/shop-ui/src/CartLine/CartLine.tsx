import { itemName } from '@shop/contract/itemName'
import { CART_LINE_QUANTITY_MAX } from '@shop/contract/limits'
import { type ComponentPropsWithRef, type ReactNode } from 'react'
import { AlertIcon } from '@shop/ui/Icon'
import { Button } from '@shop/ui/Button'
import { Inline } from '@shop/ui/Inline'
import { Picture } from '@shop/ui/Picture'
import { QuantityStepper } from '@shop/ui/QuantityStepper'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { LinePrice, type LineAmounts } from '../LinePrice/LinePrice.tsx'
import { OfferHint, type OfferHintProps } from '../OfferHint/OfferHint.tsx'
import { OfferShare } from '../OfferShare/OfferShare.tsx'
import { describeChange, type CartLineChange } from './parts/describeChange.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { cart } from '../texts/cart.ts'
import type { LineProduct } from '../lib/lineProduct.ts'
import { LineBrand, LineFrame, LineText, LineTitle } from '../lib/line.styles.ts'
import * as S from './CartLine.styles.ts'

export type { CartLineChange }

export interface CartLinePrice extends LineAmounts {
  /** Says what the offer of the line still needs. */
  offerHint?: OfferHintProps | undefined
}

export interface CartLineProduct extends LineProduct {
  /** Weight or volume that the option does not name, such as "50 ml". */
  packSize?: string | undefined
  isNonReturnable?: boolean
  /** It comes by parcel, and the other lines wait for it. */
  isParcel?: boolean
  /** Stands beside the option, such as a button to change it. */
  optionAction?: ReactNode
  /** Shown while it is sold out, such as a button that asks for a message. */
  stockAlert?: ReactNode
}

export interface CartLineProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  product: CartLineProduct
  /** Of one unit, and of the line. */
  price: CartLinePrice
  quantity: number
  /** Largest quantity that can be ordered now; 0 is out of stock. */
  quantityMax?: number
  /** Differences from the price and stock that the shopper saw. */
  changes?: readonly CartLineChange[]
  /** "by 6:40 pm today"; null while loading, undefined when unknown. */
  deliveryEstimate?: string | null
  /** Called with the new quantity. */
  onQuantityChange: (quantity: number) => void
  /** Called when the shopper accepts the new price or quantity. */
  onAccept: () => void
  onRemove: () => void
  /** Called when the shopper saves the line for later. Without it there is no such button. */
  onSaveForLater?: () => void
}

/** Line of the cart: product, quantity, price, and changes in words. */
export function CartLine({
  product: {
    title,
    href,
    brandName,
    optionName,
    picture,
    packSize,
    isNonReturnable = false,
    isParcel = false,
    optionAction,
    stockAlert,
  },
  price: { offerHint, ...amounts },
  quantity,
  quantityMax = CART_LINE_QUANTITY_MAX,
  changes = [],
  deliveryEstimate,
  onQuantityChange,
  onAccept,
  onRemove,
  onSaveForLater,
  ...rest
}: CartLineProps) {
  const texts = useTexts(cart, 'CartLine')
  const isSoldOut = quantityMax === 0
  const { offer } = amounts
  const name = itemName(title, optionName)
  const facts = [
    packSize,
    !isSoldOut && deliveryEstimate !== undefined && texts.arrives(deliveryEstimate ?? '…'),
    isParcel && texts.parcel,
    isNonReturnable && texts.nonReturnable,
  ].filter((fact) => typeof fact === 'string')
  const isAcceptable = changes.some(({ kind }) => kind === 'price' || kind === 'reduced')
  return (
    <Inline as={S.Root} gap="m" rowGap="xs" align="start" data-stock={isSoldOut ? 'out' : 'in'} {...rest}>
      <LineFrame>
        <Picture picture={picture} alt="" sizes="(min-width: 534px) 8rem, 24vw" />
      </LineFrame>
      <Stack as={LineText} gap="xxs">
        <LineBrand>{brandName}</LineBrand>
        <LineTitle>{href === null ? title : <S.TitleLink href={href}>{title}</S.TitleLink>}</LineTitle>
        {optionName !== null && (
          <Inline as={S.Option} gap="s" rowGap="none">
            <Text size="s" tone="muted">
              {optionName}
            </Text>
            {optionAction}
          </Inline>
        )}
        {!isSoldOut && <LinePrice amounts={amounts} quantity={quantity} />}
        {!isSoldOut && offer !== undefined && <OfferShare {...offer} />}
        {!isSoldOut && offerHint !== undefined && <OfferHint {...offerHint} />}
        {facts.length > 0 && (
          <S.Facts role="list">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </S.Facts>
        )}
        <Stack as={S.Changes} gap="xxs" role="status" aria-label={texts.changes(name)}>
          {changes.map((change) => (
            <Inline as={S.Change} gap="xs" align="start" wrap="none" key={change.kind}>
              <AlertIcon size="s" />
              {describeChange(change, texts)}
            </Inline>
          ))}
        </Stack>
        {isSoldOut && stockAlert && <S.Answer>{stockAlert}</S.Answer>}
        {isAcceptable && !isSoldOut && (
          <S.Answer>
            <Button variant="secondary" onClick={onAccept}>
              {texts.accept}
              <VisuallyHidden>{texts.acceptOf(name)}</VisuallyHidden>
            </Button>
          </S.Answer>
        )}
        {!isSoldOut && quantity > 1 && quantity >= quantityMax && (
          <Text size="s" tone="muted" role="status">
            {quantityMax < CART_LINE_QUANTITY_MAX
              ? texts.onlyLeft(quantityMax)
              : texts.maximum(CART_LINE_QUANTITY_MAX)}
          </Text>
        )}
      </Stack>
      <Inline as={S.Actions} gap="xs" rowGap="none">
        {!isSoldOut && (
          <QuantityStepper label={name} value={quantity} max={quantityMax} onChange={onQuantityChange} />
        )}
        {onSaveForLater !== undefined && (
          <Button variant="quiet" onClick={onSaveForLater}>
            {texts.saveForLater}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
        )}
        <Button variant="quiet" onClick={onRemove}>
          {texts.remove}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </Inline>
    </Inline>
  )
}
