import type { Pixels } from './develop.ts'
import { grainAt } from './grainAt.ts'
import { smooth } from './smooth.ts'

/** Columns at each side of a photograph that show only its backdrop. */
const EDGE = 10
/** Share of a photograph's width in which it fades into its continued backdrop. */
const FADE = 0.14
/** Share of a photograph's width beyond its side over which a shadow on that side fades. */
const FALL = 0.5
/** Share of a photograph's place in which it fades into its neighbour. */
const SEAM = 0.14

/** Photographs of one height side by side in a wider picture, on one backdrop, without products in the margin at both sides. */
export function placeInRow(photographs: readonly Pixels[], width: number, margin = 0): Pixels {
  const height = photographs[0]?.height ?? 0
  const place = (width - 2 * margin) / photographs.length
  const sets = photographs.map((one, i) => ({
    ...one,
    left: Math.round(margin + place * (i + 0.5) - one.width / 2),
    ...sidesOf(one),
  }))
  const data = Buffer.allocUnsafe(width * height * 3)
  for (let x = 0; x < width; x += 1) {
    const shares = sets.map((_, i) => shareOf((x - margin) / place - i, i === 0, i === sets.length - 1))
    for (let y = 0; y < height; y += 1) {
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = grainAt(x, y)
        for (const [i, set] of sets.entries()) {
          const share = shares[i] ?? 0
          if (share > 0) sum += share * valueAt(set, x - set.left, y, channel)
        }
        data[at + channel] = Math.min(255, Math.max(0, Math.round(sum)))
      }
    }
  }
  return { data, width, height }
}

/** Colours of the backdrop in each row: at both sides, and where no shadow lies. */
interface Sides {
  onLeft: Float32Array
  onRight: Float32Array
  lit: Float32Array
}

/** A photograph's own value, and beyond its sides that of its backdrop, on which its shadow ends. */
function valueAt(
  { data, width, onLeft, onRight, lit }: Pixels & Sides,
  x: number,
  y: number,
  channel: number,
): number {
  const at = y * 3 + channel
  const isRight = x > width / 2
  const beyond = isRight ? x - width + 1 : -x
  const backdrop = lit[at] ?? 0
  const shadow = ((isRight ? onRight : onLeft)[at] ?? 0) - backdrop
  const side = backdrop + shadow * (1 - smooth(beyond / (width * FALL)))
  if (beyond >= 0) return side
  const inside = smooth(-beyond / (width * FADE))
  return inside * (data[(y * width + x) * 3 + channel] ?? 0) + (1 - inside) * side
}

/** Share of a photograph at a distance from the left end of its place; the shares of neighbours add up to 1. */
function shareOf(at: number, isFirst: boolean, isLast: boolean): number {
  const start = isFirst ? 1 : smooth((at + SEAM / 2) / SEAM)
  const end = isLast ? 1 : smooth((1 - at + SEAM / 2) / SEAM)
  return start * end
}

function sidesOf(one: Pixels): Sides {
  const [onLeft, onRight] = [sideOf(one, 0), sideOf(one, one.width - EDGE)]
  return { onLeft, onRight, lit: onLeft.map((tone, at) => Math.max(tone, onRight[at] ?? 0)) }
}

/** Mean colour of each row at one side, without its grain. */
function sideOf({ data, width, height }: Pixels, from: number): Float32Array {
  const means = new Float32Array(height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let i = 0; i < EDGE * 3; i += 1) {
      const at = y * 3 + (i % 3)
      means[at] = (means[at] ?? 0) + (data[(y * width + from) * 3 + i] ?? 0) / EDGE
    }
  }
  return blurred(blurred(means, height), height)
}

function blurred(rows: Float32Array, height: number): Float32Array {
  const reach = Math.max(1, Math.round(height * 0.02))
  return rows.map((_, at) => {
    const [y, channel] = [Math.floor(at / 3), at % 3]
    let [sum, count] = [0, 0]
    for (let near = Math.max(0, y - reach); near <= Math.min(height - 1, y + reach); near += 1) {
      sum += rows[near * 3 + channel] ?? 0
      count += 1
    }
    return sum / count
  })
}
