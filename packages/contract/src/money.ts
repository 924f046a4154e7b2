/** Amounts are whole paise in code, and rupees with at most two decimals in requests and responses. */

export type Paise = number & { readonly __unit: 'paise' }

/** Brands a whole number of paise. Throws on fractions, so that none enters a sum. */
export function paise(value: number): Paise {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of paise: ${value}`)
  return value as Paise
}

export function paiseOfRupees(rupees: number): Paise {
  return paise(Math.round(rupees * 100))
}

export function rupeesOfPaise(value: number): number {
  return value / 100
}

/** Rounded up to whole rupees, as prices are shown and charged (specification §9). */
export function chargedPaise(value: number): Paise {
  return paise(Math.ceil(value / 100) * 100)
}

/**
 * Price of one unit: the selling price less the additional discount, rounded up to whole rupees once (specification §9), at least
 * one rupee. Card, product page, cart and order all use this function.
 */
export function unitPaise(sellingPricePaise: number, additionalDiscount: number): Paise {
  return paise(Math.max(1, Math.ceil((sellingPricePaise * (100 - additionalDiscount)) / 10_000)) * 100)
}

/** Price, discount and quantity of an order line; `sharePaise` is its share of offer and coupon. */
export interface DiscountedLine {
  unitPaise: number
  quantity: number
  sharePaise: number
}

/** Charge for some units of a line, after units that were returned before. The charges of all parts add up to the line's. */
export function partPaise(
  { unitPaise, quantity, sharePaise }: DiscountedLine,
  units: number,
  before: number,
): Paise {
  const shareOf = (count: number) => Math.floor((sharePaise * count) / quantity)
  return paise(unitPaise * units - shareOf(before + units) + shareOf(before))
}

/** Share that some units of a line lose when they are cancelled: whole rupees, so that the rest can be paid in cash, and all of it with all units. */
export function cancelledSharePaise(
  { quantity, sharePaise }: Omit<DiscountedLine, 'unitPaise'>,
  units: number,
): Paise {
  return paise(units === quantity ? sharePaise : Math.floor((sharePaise * units) / (quantity * 100)) * 100)
}

/** Refund for some units of a line that are cancelled. */
export function cancelledPaise(line: DiscountedLine, units: number): Paise {
  return paise(line.unitPaise * units - cancelledSharePaise(line, units))
}

/** Whole per cent off the MRP, rounded down, so that a discount is never overstated. */
export function discountPercent(mrpPaise: number, sellingPaise: number): number {
  if (mrpPaise <= 0 || sellingPaise >= mrpPaise) return 0
  return Math.floor(((mrpPaise - sellingPaise) * 100) / mrpPaise)
}

const rupeeFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** Rupees in Indian notation, rounded up: 123456.2 is "₹1,23,457". */
export function formatRupees(rupees: number): string {
  return `₹${rupeeFormat.format(Math.ceil(Math.round(rupees * 100) / 100))}`
}

const paiseFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Rupees with paise, for refunds: 93.75 is "₹93.75" and 94 is "₹94". */
export function formatExactRupees(rupees: number): string {
  return paiseOfRupees(rupees) % 100 === 0 ? formatRupees(rupees) : `₹${paiseFormat.format(rupees)}`
}
