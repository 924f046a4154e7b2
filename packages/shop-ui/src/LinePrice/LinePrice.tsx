import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import { Inline } from '@shop/ui/Inline'
import { Price } from '@shop/ui/Price'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import type { LineOffer } from '../OfferShare/OfferShare.tsx'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { cart } from '../texts/cart.ts'
import { LineTotal } from './parts/LineTotal.tsx'
import * as S from './LinePrice.styles.ts'

/** Amounts of a line, in rupees. */
export interface LineAmounts {
  /** MRP of one unit. */
  mrp: number
  /** Price of one unit. */
  sellingPrice: number
  /** Total of the line before its offer; null while loading, undefined when unknown. */
  total?: number | null
  /** The line's share of an offer, or the offer that adds the gift. */
  offer?: LineOffer
}

export interface LinePriceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Price of a unit, and total of the line. */
  amounts: LineAmounts
  quantity: number
  /** True for a gift: it costs nothing. */
  isGift?: boolean
  /** Strikes the total through. */
  isUndone?: boolean
}

/**
 * Shows what a line of a cart or an order costs: one unit with its MRP and discount, then the total of several. One item alone has a single price,
 * also in an offer. In a wide `LineText` the amount that counts is at the end, in a column with that of other lines.
 */
export function LinePrice({
  amounts: { mrp, sellingPrice, total, offer },
  quantity,
  isGift = false,
  isUndone = false,
  ...rest
}: LinePriceProps) {
  const texts = useTexts(cart, 'LinePrice')
  const off = quantity === 1 && total ? (offer?.off ?? 0) : 0
  return (
    <Inline
      as={S.Root}
      data-several={quantity > 1}
      gap="m"
      rowGap="none"
      align="baseline"
      justify="between"
      {...rest}
    >
      {isGift && <S.Total>{texts.free}</S.Total>}
      {isUndone && !isGift && <S.Total as="s">{formatRupees(total ?? sellingPrice * quantity)}</S.Total>}
      {!isGift && !isUndone && (
        <Price mrp={mrp} sellingPrice={sellingPrice - off}>
          {quantity > 1 && <S.Each>{texts.each}</S.Each>}
        </Price>
      )}
      {!isGift && !isUndone && total !== undefined && quantity > 1 && (
        <S.Total data-pending={total === null}>
          <VisuallyHidden>{texts.total}</VisuallyHidden>
          {total === null ? '…' : <LineTotal total={total} off={offer?.off} />}
        </S.Total>
      )}
    </Inline>
  )
}
