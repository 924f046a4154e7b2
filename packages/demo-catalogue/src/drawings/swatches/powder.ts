import { darken, lighten, mix } from '../colour.ts'
import { linear, radial } from '../gradients.ts'
import { rounded, seeded, type Point } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { ellipse, path } from '../svg.ts'
import { paper } from './smear.ts'

/** Broken pressed powder: crumbs with a lit and a shaded side, on a dusting of the same colour. */
export const powderSwatch =
  (shimmer: number, colours: (studio: Studio) => string[] = ({ colour }) => [colour]) =>
  (studio: Studio): string => {
    const random = seeded(41)
    const palette = colours(studio)
    const dust = palette.map((colour, i) => {
      const fill = radial(studio, [
        [0, colour, 0.95],
        [0.5, colour, 0.7],
        [0.8, colour, 0.2],
        [1, colour, 0],
      ])
      const y = 800 + (i - (palette.length - 1) / 2) * 420
      return ellipse(640, y, 640, palette.length > 1 ? 380 : 620, { fill })
    })
    const crumbs = Array.from({ length: 52 }, () => {
      const angle = random() * Math.PI * 2
      const reach = random() ** 0.8
      const x = 640 + Math.cos(angle) * reach * 520
      const y = 800 + Math.sin(angle) * reach * 640
      const size = 8 + (1.05 - reach) * 110 * random() ** 1.5
      const colour = palette[Math.min(palette.length - 1, Math.floor((y / 1600) * palette.length))]!
      return { x, y, size, colour }
    })
      .toSorted((a, b) => a.size - b.size)
      .map((crumb) => chunk(studio, crumb, random))
    const grains = Array.from({ length: 170 }, (_, i) => {
      const x = 640 + (random() + random() + random() - 1.5) * 760
      const y = 800 + (random() + random() + random() - 1.5) * 940
      return `M${Math.round(x)} ${Math.round(y)}h${i % 3 === 0 ? 5 : 2}`
    }).join('')
    const base = palette[0]!
    return (
      paper(studio) +
      dust.join('') +
      path(grains, { stroke: darken(base, 0.18), width: 4, opacity: 0.5 }) +
      crumbs.join('') +
      (shimmer > 0 ? sparkle(random, shimmer, lighten(base, 0.85)) : '')
    )
  }

function chunk(
  studio: Studio,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
  random: () => number,
): string {
  const sides = 6
  const ring = (share: number, dx: number, dy: number, jitter: number[]): Point[] =>
    jitter.map((j, i) => {
      const angle = (i / sides) * Math.PI * 2
      return [x + dx + Math.cos(angle) * size * share * j, y + dy + Math.sin(angle) * size * share * 0.86 * j]
    })
  const jitter = Array.from({ length: sides }, () => 0.78 + random() * 0.4)
  const shade = darken(mix(colour, studio.tint, 0.1), 0.55)
  const top = linear(
    studio,
    [
      [0, lighten(colour, 0.3)],
      [1, lighten(colour, 0.06)],
    ],
    50,
  )
  const ease = size * 0.16
  return (
    path(rounded(ring(1.06, size * 0.16, size * 0.24, jitter), ease), { fill: shade, opacity: 0.24 }) +
    path(rounded(ring(1, 0, 0, jitter), ease), { fill: darken(colour, 0.26) }) +
    path(rounded(ring(0.8, -size * 0.1, -size * 0.13, jitter), ease), { fill: top })
  )
}

function sparkle(random: () => number, amount: number, colour: string): string {
  const d = Array.from({ length: Math.round(amount * 120) }, () => {
    const x = 640 + (random() + random() - 1) * 560
    const y = 800 + (random() + random() - 1) * 700
    return `M${Math.round(x)} ${Math.round(y)}h0`
  }).join('')
  return path(d, { stroke: colour, width: 5, opacity: 0.9 })
}
