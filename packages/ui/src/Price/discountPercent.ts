/** Whole per cent off a price, rounded down, so that a discount is never overstated. Counts in hundredths, which add up exactly. */
export function discountPercent(was: number, price: number): number {
  const [full, reduced] = [Math.round(was * 100), Math.round(price * 100)]
  return full <= 0 || reduced >= full ? 0 : Math.floor(((full - reduced) * 100) / full)
}
