import { softShadow } from '../backdrop.ts'
import { darken } from '../colour.ts'
import { lying } from '../figure.ts'
import type { Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { gemOf } from './closeUps.ts'
import { bead, metal, stone } from './metal.ts'

/** A full crescent set with kundan, hung with pearls; a smaller moon swings within it, below a flower of stones. */
function chandbali(studio: Studio): string {
  const [gem, gold] = [gemOf(studio), studio.colour]
  const moon =
    'M-190 70A190 190 0 1 0 190 70A190 190 0 1 0 -190 70ZM-122 28A122 122 0 1 1 122 28A122 122 0 1 1 -122 28Z'
  const around = (
    count: number,
    from: number,
    to: number,
    draw: (cos: number, sin: number, i: number) => string,
  ) =>
    Array.from({ length: count }, (_, i) => {
      const a = Math.PI * (from + (i / (count - 1)) * (to - from))
      return draw(Math.cos(a), Math.sin(a), i)
    }).join('')
  const kundan = around(9, 0.02, 0.98, (cos, sin, i) => {
    const width = 20 + 54 * Math.max(0, sin)
    const r = 190 - width / 2 - 4
    return stone(
      studio,
      Math.round(cos * r),
      Math.round(70 + sin * (r + 2)),
      Math.round(width * 0.36),
      i % 2 === 0 ? '#f3efe4' : gem,
      gold,
    )
  })
  const granules = around(33, -0.12, 1.12, (cos, sin) =>
    bead(studio, Math.round(cos * 190), Math.round(70 + sin * 190), 7, gold),
  )
  const pearls = around(13, 0.1, 0.9, (cos, sin) => {
    const [x, y] = [Math.round(cos * 204), Math.round(72 + sin * 204)]
    return path(`M${x} ${y}v22`, { stroke: gold, width: 4 }) + bead(studio, x, y + 30, 14, '#f5efe4')
  })
  const flowerOf = (x: number, y: number, r: number) =>
    Array.from({ length: 8 }, (_, i) =>
      stone(
        studio,
        Math.round(x + Math.cos((i * Math.PI) / 4) * r),
        Math.round(y + Math.sin((i * Math.PI) / 4) * r),
        Math.round(r * 0.3),
        '#f3efe4',
        gold,
      ),
    ).join('') + stone(studio, x, y, Math.round(r * 0.52), gem, gold)
  const inner =
    stone(studio, 0, 34, 40, gem, gold) +
    [-1, 0, 1].map((i) => bead(studio, i * 24, 96 - Math.abs(i) * 10, 11, '#f5efe4')).join('')
  return (
    softShadow(studio, moon, 20) +
    pearls +
    `<path d="${moon}" fill="${metal(studio, gold, 20)}" fill-rule="evenodd"/>` +
    path(moon, { stroke: darken(gold, 0.45), width: 4 }) +
    kundan +
    granules +
    path('M0 -92V-10', { stroke: gold, width: 7 }) +
    inner +
    bead(studio, 0, -128, 15, gold) +
    flowerOf(0, -200, 58)
  )
}

export const chandbalis = (studio: Studio) =>
  lying(
    group(chandbali(studio), { x: -240, y: -60 }) + group(chandbali(studio), { x: 240, y: -10 }),
    920,
    660,
  )
