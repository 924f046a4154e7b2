import type { ComponentPropsWithRef } from 'react'
import { formatPrice } from '../formats/formats.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { discountPercent } from './discountPercent.ts'
import * as S from './Price.styles.ts'

export interface PriceProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** Maximum retail price in rupees; struck through when the selling price is lower. */
  mrp: number
  /** In rupees. */
  sellingPrice: number
  /** Other variants cost more: "from ₹450". */
  isFrom?: boolean
  /** `l` for the product page. */
  size?: 'm' | 'l'
}

/** Price in whole rupees, rounded up, with a sentence for screen readers. */
export function Price({ mrp, sellingPrice, isFrom = false, size = 'm', ...rest }: PriceProps) {
  const selling = formatPrice(sellingPrice)
  const was = formatPrice(mrp)
  const percent = selling === was ? 0 : discountPercent(mrp, sellingPrice)
  const isReduced = sellingPrice < mrp && selling !== was
  return (
    <S.Root data-size={size} {...rest}>
      <VisuallyHidden>
        {isFrom && 'from '}
        {selling}
        {isReduced && `, was ${was}`}
        {percent > 0 && `, ${percent}\u00a0% off`}
      </VisuallyHidden>
      <span aria-hidden="true">
        {isFrom && <S.From>from</S.From>}
        <S.Selling>{selling}</S.Selling>
        {isReduced && <S.Mrp>{was}</S.Mrp>}
        {percent > 0 && <S.Discount>{percent}% off</S.Discount>}
      </span>
    </S.Root>
  )
}
