import { formatRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import * as S from './LineTotal.styles.ts'

export interface LineTotalProps {
  /** Total of the line in rupees, before its offer. */
  total: number
  /** The line's share of an offer, in rupees. */
  off?: number | undefined
}

/** Total of a line after its offer, with the one before it crossed out. `OfferShare` says the difference. */
export function LineTotal({ total, off = 0 }: LineTotalProps) {
  if (off === 0) return formatRupees(total)
  return (
    <>
      <S.Before aria-hidden="true">{formatRupees(total)}</S.Before>{' '}
      <span>{formatRupees(rupeesOfPaise(paiseOfRupees(total) - paiseOfRupees(off)))}</span>
    </>
  )
}
