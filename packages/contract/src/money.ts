/** Money is whole paise inside and rupees with at most two decimals on the wire. */

export type Paise = number & { readonly __unit: 'paise' }

/** Takes a whole number of paise; throws on anything else, so that no fraction ever enters a sum. */
export function paise(value: number): Paise {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of paise: ${value}`)
  return value as Paise
}

/** Rupees of the wire (at most two decimals) as paise. */
export function paiseOfRupees(rupees: number): Paise {
  return paise(Math.round(rupees * 100))
}

/** Paise as rupees of the wire. */
export function rupeesOfPaise(value: number): number {
  return value / 100
}

/** Rounded up to whole rupees (specification §9): what a price is shown and charged as. */
export function chargedPaise(value: number): Paise {
  return paise(Math.ceil(value / 100) * 100)
}

/**
 * What one unit costs the shopper: the selling price less the additional discount (whole per cent), rounded up to whole rupees once
 * (specification §9), never less than one rupee. Card, product page, cart and order all ask this one function.
 */
export function unitPaise(sellingPricePaise: number, additionalDiscount: number): Paise {
  return paise(Math.max(1, Math.ceil((sellingPricePaise * (100 - additionalDiscount)) / 10_000)) * 100)
}

/** Per cent off the MRP, in whole per cent rounded down, so that a discount is never overstated. */
export function discountPercent(mrpPaise: number, sellingPaise: number): number {
  if (mrpPaise <= 0 || sellingPaise >= mrpPaise) return 0
  return Math.floor(((mrpPaise - sellingPaise) * 100) / mrpPaise)
}

const rupeeFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** Rupees as Indian shoppers read them, rounded up: 123456.2 is "₹1,23,457". */
export function formatRupees(rupees: number): string {
  return `₹${rupeeFormat.format(Math.ceil(Math.round(rupees * 100) / 100))}`
}

const paiseFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Rupees to the paisa, for refunds: 93.75 is "₹93.75" and 94 is "₹94". */
export function formatExactRupees(rupees: number): string {
  return paiseOfRupees(rupees) % 100 === 0 ? formatRupees(rupees) : `₹${paiseFormat.format(rupees)}`
}
