import type { PackBrand } from './studio.ts'
import { group } from './svg.ts'
import { packPrint, wordmark } from './wordmark.ts'
import { openSheet } from './studio.ts'

export interface Label {
  brand: PackBrand
  /** Short text for the pack. */
  label: string
  /** Everything, everything rotated to read from below, or the wordmark alone. */
  what: 'full' | 'upright' | 'stamp'
  /** Width divided by height of the label's area. */
  aspect: number
}

const LONG_SIDE = 1000

/** Printed label of a pack: black on a transparent background, 1,000 on its long side. */
export function drawLabel({ brand, label, what, aspect }: Label): string {
  const width = aspect >= 1 ? LONG_SIDE : LONG_SIDE * aspect
  const height = aspect >= 1 ? LONG_SIDE / aspect : LONG_SIDE
  const { studio, render } = openSheet({
    brand,
    label,
    colour: '#000000',
    accent: '#000000',
    tint: '#ffffff',
  })
  const [across, along] = what === 'upright' ? [height, width] : [width, height]
  const size = Math.min(across * 0.2, along * 0.3)
  const print =
    what === 'stamp'
      ? wordmark(brand, 0, size * 0.4, { size: size * 1.3, fill: '#000000', fit: across * 0.86 })
      : packPrint(studio, { y: -size * 0.05, size, fit: across * 0.88, ink: '#000000' })
  return render(
    width,
    height,
    group(print, { x: width / 2, y: height / 2, ...(what === 'upright' && { turn: -90 }) }),
  )
}
