import { darken, lighten } from '../colour.ts'
import { lying, type Drawing } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, n, path } from '../svg.ts'
import { bead, metal } from './metal.ts'
import { gemOf, macro, onCard } from './closeUps.ts'

function hoop(studio: Studio, r: number): string {
  const ring = (width: number, colour: string, opacity = 1) =>
    ellipse(0, 0, r, r * 1.04, { stroke: colour, width, opacity })
  const d = `M${-r} 0A${r} ${n(r * 1.04)} 0 1 1 ${r} 0A${r} ${n(r * 1.04)} 0 1 1 ${-r} 0Z`
  const shadow = [60, 48, 38]
    .map((w) => path(d, { stroke: darken(studio.tint, 0.7), width: w, opacity: 0.07 }))
    .join('')
  const beads = Array.from({ length: 17 }, (_, i) => {
    const a = Math.PI * (0.06 + (i / 16) * 0.88)
    return bead(
      studio,
      Math.round(Math.cos(a) * (r + 30)),
      Math.round(Math.sin(a) * (r + 30) * 1.04),
      13,
      i % 4 === 0 ? gemOf(studio) : GOLD,
    )
  }).join('')
  return (
    group(shadow, { x: 16, y: 26 }) +
    beads +
    ring(44, darken(GOLD, 0.45)) +
    ring(40, metal(studio, GOLD, 50)) +
    group(ring(7, lighten(GOLD, 0.9), 0.85), { x: -4, y: -6 }) +
    path(
      `M-8 ${-r * 1.04 - 24}V${-r * 1.04 - 70}C-8 ${-r * 1.04 - 100} 40 ${-r * 1.04 - 96} 44 ${-r * 1.04 - 50}`,
      { stroke: GOLD, width: 8 },
    )
  )
}

const hoopPair = (studio: Studio) =>
  lying(
    group(hoop(studio, 210), { x: -190, y: -60 }) + group(hoop(studio, 210), { x: 180, y: 90, turn: 12 }),
    860,
    760,
  )

export const hoops: Drawing = {
  front: hoopPair,
  detail: (studio) =>
    onCard(studio, group(hoop(studio, 130), { x: -160 }) + group(hoop(studio, 130), { x: 160 }), 0.9),
  texture: macro(hoopPair, -160, -260, 2.9),
}
