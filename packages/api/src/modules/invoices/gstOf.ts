import type { GstSettings } from '@shop/contract/gst-settings.schema'
import { paiseOfRupees } from '@shop/contract/money'

/** HSN code and rate of one unit at this price including tax, in these categories. */
export function gstOf(
  { categories, others }: GstSettings,
  { child, sub, main }: { child: string; sub: string; main: string },
  unitPaise: number,
): { hsn: string; ratePercent: number } {
  const { hsn, rate, above } = categories[child] ?? categories[sub] ?? categories[main] ?? others
  const isAbove = above !== undefined && unitPaise * 100 > paiseOfRupees(above.price) * (100 + rate)
  return { hsn, ratePercent: isAbove ? above.rate : rate }
}
