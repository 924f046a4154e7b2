import { paise, type Paise } from '@shop/contract/money'

export interface SoldLine {
  /** Id of the order line; null for other lines, such as delivery. */
  lineId: string | null
  title: string
  hsn: string
  /** Whole per cent. */
  ratePercent: number
  quantity: number
  /** Paid amount of the line including tax, after all discounts. */
  totalPaise: number
}

export interface Tax {
  cgst: Paise
  sgst: Paise
  igst: Paise
}

export interface InvoiceLine extends SoldLine, Tax {
  /** Value before tax. Together with the taxes it is exactly `totalPaise`. */
  taxable: Paise
}

export interface RateSum extends Tax {
  ratePercent: number
  taxable: Paise
}

export interface ComputedInvoice {
  lines: InvoiceLine[]
  rates: RateSum[]
  sums: Tax & { taxable: Paise; total: Paise }
}

/** Within a state the tax is equal halves of CGST and SGST, else IGST. The value takes the rounding remainder: every sum is exact. */
export function computeInvoice(lines: readonly SoldLine[], isWithinState: boolean): ComputedInvoice {
  const computed = lines.map((line) => ({ ...line, ...splitTax(line, isWithinState) }))
  const rates = [...new Set(computed.map(({ ratePercent }) => ratePercent))]
    .toSorted((one, other) => one - other)
    .map((ratePercent) => ({
      ratePercent,
      ...addUp(computed.filter((line) => line.ratePercent === ratePercent)),
    }))
  const total = paise(computed.reduce((sum, { totalPaise }) => sum + totalPaise, 0))
  return { lines: computed, rates, sums: { ...addUp(computed), total } }
}

function splitTax({ totalPaise, ratePercent }: SoldLine, isWithinState: boolean): Tax & { taxable: Paise } {
  const none = paise(0)
  if (isWithinState) {
    const half = paise(divideRounded(totalPaise * ratePercent, 2 * (100 + ratePercent)))
    return { taxable: paise(totalPaise - 2 * half), cgst: half, sgst: half, igst: none }
  }
  const igst = paise(divideRounded(totalPaise * ratePercent, 100 + ratePercent))
  return { taxable: paise(totalPaise - igst), cgst: none, sgst: none, igst }
}

/** `dividend / divisor` with halves rounded up, in integers. */
function divideRounded(dividend: number, divisor: number): number {
  const remainder = dividend % divisor
  return (dividend - remainder) / divisor + (2 * remainder >= divisor ? 1 : 0)
}

function addUp(lines: readonly (Tax & { taxable: Paise })[]): Tax & { taxable: Paise } {
  const sum = (name: keyof Tax | 'taxable') => paise(lines.reduce((total, line) => total + line[name], 0))
  return { taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') }
}
