import type { ComponentPropsWithRef } from 'react'
import { discountPercent } from './discountPercent.ts'
import { useFormats, useTexts } from '../TextsProvider/TextsProvider.tsx'
import { pageTexts } from '../texts/pageTexts.ts'
import * as S from './Price.styles.ts'

export interface PriceProps extends ComponentPropsWithRef<'p'> {
  /** Maximum retail price in rupees; struck through when the selling price is lower. */
  mrp: number
  /** In rupees. */
  sellingPrice: number
  /** Other variants cost more: "from ₹450". */
  isFrom?: boolean
  /**
   * `l` for the product page.
   * @default m
   */
  size?: 'm' | 'l'
}

/** Price, with the one before it crossed out, and a sentence for screen readers. Its children follow the selling price, such as "each". */
export function Price({ mrp, sellingPrice, isFrom = false, size, children, ...rest }: PriceProps) {
  const texts = useTexts(pageTexts, 'Price')
  const formats = useFormats()
  const selling = formats.price(sellingPrice)
  const was = formats.price(mrp)
  const percent = selling === was ? 0 : discountPercent(mrp, sellingPrice)
  const isReduced = sellingPrice < mrp && selling !== was
  const sentence = [
    isFrom ? `${texts.from} ` : '',
    selling,
    isReduced ? texts.was(was) : '',
    percent > 0 ? texts.saved(percent) : '',
  ].join('')
  return (
    <S.Root data-size={size} {...rest}>
      <span data-part="sentence">{sentence}</span>
      {isFrom && (
        <span data-part="from" aria-hidden="true">
          {texts.from}
        </span>
      )}
      <span data-part="selling" aria-hidden="true">
        {selling}
      </span>
      {children}
      {isReduced && (
        <s data-part="mrp" aria-hidden="true">
          {was}
        </s>
      )}
      {percent > 0 && (
        <span data-part="discount" aria-hidden="true">
          {texts.discount(percent)}
        </span>
      )}
    </S.Root>
  )
}
