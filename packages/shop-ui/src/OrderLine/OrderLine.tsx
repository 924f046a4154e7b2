import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Badge } from '@shop/ui/Badge'
import { Inline } from '@shop/ui/Inline'
import { RawLink } from '@shop/ui/RawLink'
import { Picture } from '@shop/ui/Picture'
import type { LineProduct } from '../lib/lineProduct.ts'
import { LineBrand, LineFrame, LineText } from '../lib/line.styles.ts'
import { LinePrice, type LineAmounts } from '../LinePrice/LinePrice.tsx'
import { OfferShare } from '../OfferShare/OfferShare.tsx'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { cart } from '../texts/cart.ts'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import * as S from './OrderLine.styles.ts'

export interface OrderLineProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  product: LineProduct
  /** @default 1 */
  quantity?: number
  /** Undefined for a product that was not bought. */
  price?: LineAmounts
  /** True for a gift: it costs nothing, and its selling price is its worth. */
  isGift?: boolean
  /** Level of the heading. */
  headingLevel?: 2 | 3
  /** Status that differs from the order's, such as "Cancelled". */
  status?: string
  /** Shows the line quietly, with its price struck through. */
  isUndone?: boolean
  /** Note about the line, such as why it can't be returned. */
  note?: ReactNode
  actions?: ReactNode
}

/** Line of a placed order, with its share of an offer or as a gift. */
export function OrderLine({
  product: { title, href, brandName, optionName, picture },
  quantity = 1,
  price,
  isGift = false,
  headingLevel = 3,
  status,
  isUndone = false,
  note,
  actions,
  ...rest
}: OrderLineProps) {
  const texts = useTexts(cart, 'OrderLine')
  const offer = price?.offer
  return (
    <S.Root data-undone={isUndone} {...rest}>
      <LineFrame>
        <Picture picture={picture} alt="" sizes="5rem" />
      </LineFrame>
      <Stack as={LineText} gap="xxs">
        <LineBrand>{brandName}</LineBrand>
        <S.Title as={`h${headingLevel}`}>
          {href === null ? title : <RawLink href={href}>{title}</RawLink>}
        </S.Title>
        <Inline as={Text} size="s" tone="muted" rowGap="xxs">
          {optionName !== null && <span>{optionName}</span>}
          {isGift && <Badge>{texts.gift}</Badge>}
          {isGift && price !== undefined && <span>{texts.worth(formatRupees(price.sellingPrice))}</span>}
          {quantity > 1 && <span>{texts.quantity(quantity)}</span>}
          {status !== undefined && <Badge>{status}</Badge>}
        </Inline>
        {price !== undefined && (
          <LinePrice amounts={price} quantity={quantity} isGift={isGift} isUndone={isUndone} />
        )}
        {offer !== undefined && !isGift && !isUndone && <OfferShare {...offer} />}
        {offer !== undefined && isGift && (
          <Text size="s" tone="muted">
            {offer.title}
          </Text>
        )}
        {note !== undefined && (
          <Text as="div" size="s" tone="muted">
            {note}
          </Text>
        )}
        {actions !== undefined && (
          <Inline as={S.Actions} gap="m" rowGap="none">
            {actions}
          </Inline>
        )}
      </Stack>
    </S.Root>
  )
}
