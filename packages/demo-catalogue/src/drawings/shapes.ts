import { n } from './svg.ts'

export type Point = readonly [x: number, y: number]

/** Whole units are precise enough for outlines. */
const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`

/** A smooth line through all points (Catmull-Rom); closed or open. */
export function spline(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length
  const pick = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.min(count - 1, Math.max(0, i))]!
  const steps = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [p0, p1, p2, p3] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    const k = tension / 6
    const out: Point = [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k]
    const into: Point = [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k]
    return `C${at(out)} ${at(into)} ${at(p2)}`
  })
  return `M${at(points[0]!)}${steps.join('')}${closed ? 'Z' : ''}`
}

/** A polygon with rounded corners; a corner's own radius may stand third in its point. */
export function rounded(
  points: readonly (Point | readonly [number, number, number])[],
  radius: number,
): string {
  const count = points.length
  const corners = points.map((corner, i) => {
    const before = points[(i + count - 1) % count]!
    const after = points[(i + 1) % count]!
    const own = corner[2] ?? radius
    const towards = (other: readonly number[]): Point => {
      const dx = other[0]! - corner[0]
      const dy = other[1]! - corner[1]
      const length = Math.hypot(dx, dy) || 1
      const cut = Math.min(own, length / 2)
      return [corner[0] + (dx / length) * cut, corner[1] + (dy / length) * cut]
    }
    return `${i === 0 ? 'M' : 'L'}${at(towards(before))}Q${n(corner[0])} ${n(corner[1])} ${at(towards(after))}`
  })
  return `${corners.join('')}Z`
}

/** `profile` lists [y, radius] of a turned body from the top down. `soften` rounds corners, `tilt` the base, as a share of its radius. */
export function turned(profile: readonly Point[], tilt: number, soften = 0): string {
  const [topY, topR] = profile[0]!
  const [baseY, baseR] = profile[profile.length - 1]!
  const side = (sign: 1 | -1): Point[] => profile.map(([y, r]): Point => [sign * r, y])
  const right = softened(side(1), soften)
  const left = softened(side(-1).toReversed(), soften)
  return (
    `M${n(-topR)} ${n(topY)}A${n(topR)} ${n(topR * tilt)} 0 0 1 ${n(topR)} ${n(topY)}` +
    `${right}A${n(baseR)} ${n(baseR * tilt)} 0 0 1 ${n(-baseR)} ${n(baseY)}${left}Z`
  )
}

function softened(points: Point[], radius: number): string {
  return points
    .slice(1)
    .map((point, index) => {
      const before = points[index]!
      const after = points[index + 2]
      if (after === undefined || radius === 0) return `L${at(point)}`
      const cut = (other: Point): Point => {
        const length = Math.hypot(other[0] - point[0], other[1] - point[1]) || 1
        const share = Math.min(radius, length / 2) / length
        return [point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share]
      }
      return `L${at(cut(before))}Q${at(point)} ${at(cut(after))}`
    })
    .join('')
}

/** Numbers in [0, 1) that are the same on every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
