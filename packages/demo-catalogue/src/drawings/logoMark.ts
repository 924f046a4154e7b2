import type { PackBrand } from './studio.ts'
import { rect } from './svg.ts'
import { styles } from './wordmark.ts'
import { text, widthOf, type Lettering } from './text.ts'

export const LOGO = { width: 480, height: 180 }
const FIT = { width: 452, height: 160 }
/** Area that the lettering of every logo takes, as far as it fits: a short name is set larger than a long one. */
const AREA = 44_000
/** A name whose letters would be smaller than this on one line has two lines. */
const CAPITAL_MIN = 36
const CAPITAL = 0.7
const LEADING = 1.7

/** The brand's name in its own style, in the middle of a sheet: logos beside each other look equally large. */
export function logoMark(brand: PackBrand, fill: string): string {
  const { face, spacing, upper } = styles[brand.wordmark]
  const isStamp = brand.wordmark === 'stamp'
  const name = upper ? brand.name.toUpperCase() : brand.name
  const set = (lines: readonly string[]) => {
    const style: Lettering = { face, fill, spacing, size: 1 }
    // The frame of a stamp takes an em at the sides, and half of one above and below.
    const width = Math.max(...lines.map((line) => widthOf(line, style))) + (isStamp ? 1.2 : 0)
    const height = CAPITAL * (1 + (lines.length - 1) * LEADING) + (isStamp ? 1 : 0.5)
    // Two lines are half white space.
    const area = AREA * (lines.length > 1 ? 1.4 : 1)
    const size = Math.min(Math.sqrt(area / (width * height)), FIT.width / width, FIT.height / height)
    return { lines, width, height, style: { ...style, size } }
  }
  const one = set([name])
  const words = name.split(' ')
  const isSmall = one.style.size * CAPITAL < CAPITAL_MIN && words.length > 1
  const { lines, width, height, style } = isSmall ? set([words[0] ?? '', words.slice(1).join(' ')]) : one
  const { size } = style
  const [x, y] = [LOGO.width / 2, LOGO.height / 2]
  const first = y - (size * CAPITAL * (1 + (lines.length - 1) * LEADING)) / 2 + size * CAPITAL
  const frame = isStamp
    ? rect(
        x - (size * width) / 2,
        y - (size * height) / 2,
        size * width,
        size * height,
        { stroke: fill, width: Math.max(2, size * 0.06) },
        size * 0.34,
      )
    : ''
  return frame + lines.map((line, i) => text(line, x, first + i * size * CAPITAL * LEADING, style)).join('')
}
