import { contactShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, n, path, rect } from '../svg.ts'
import { gemOf, macro } from './closeUps.ts'
import { bead, stone } from './metal.ts'

function strand(studio: Studio): string {
  const gem = gemOf(studio)
  const at = (i: number, of: number, drop: number) => {
    const a = Math.PI * (0.02 + (i / (of - 1)) * 0.96)
    return [Math.round(Math.cos(a) * 300), Math.round(-260 + Math.sin(a) * drop)] as const
  }
  const row = (of: number, drop: number, r: number, colours: string[]) =>
    Array.from({ length: of }, (_, i) => {
      const [x, y] = at(i, of, drop)
      return (
        ellipse(x + 8, y + 12, r, r, { fill: darken(studio.tint, 0.6), opacity: 0.16 }) +
        bead(studio, x, y, r, colours[i % colours.length]!)
      )
    }).join('')
  const drops = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = at(i + 4, 17, 500)
    const big = 26 - Math.abs(i - 4) * 2.6
    return (
      path(`M${x} ${y}V${n(y + big * 1.4)}`, { stroke: GOLD, width: 5 }) +
      stone(studio, x, Math.round(y + big * 1.9), Math.round(big), gem, GOLD) +
      bead(studio, x, Math.round(y + big * 3.7), Math.round(big * 0.42), '#f3ece2')
    )
  }).join('')
  return (
    row(43, 400, 10, [GOLD]) +
    row(37, 490, 15, ['#f3ece2', '#f3ece2', GOLD]) +
    drops +
    group(stone(studio, 0, 0, 46, gem, GOLD), { y: 330 })
  )
}

function bust(studio: Studio): Figure {
  const cloth = mix(studio.tint, '#fbf4ea', 0.45)
  const outline =
    'M-104 0C-98 130 -100 196 -150 240C-250 292 -370 330 -400 420C-420 520 -330 760 -210 900C-150 966 -90 1000 0 1000S150 966 210 900C330 760 420 520 400 420C370 330 250 292 150 240C100 196 98 130 104 0Z'
  const shade = darken(cloth, 0.5)
  return {
    art: group(
      rect(-60, 960, 120, 70, { fill: darken(cloth, 0.3) }) +
        group(
          contactShadow(studio, 0, 1040, 230) + ellipse(0, 1034, 230, 34, { fill: lighten(cloth, 0.2) }),
        ) +
        path(outline, {
          fill: linear(studio, [
            [0, darken(cloth, 0.22)],
            [0.25, lighten(cloth, 0.6)],
            [0.55, cloth],
            [0.88, darken(cloth, 0.24)],
            [1, darken(cloth, 0.12)],
          ]),
        }) +
        path(outline, {
          fill: linear(
            studio,
            [
              [0, shade, 0.12],
              [0.3, shade, 0],
              [1, shade, 0.2],
            ],
            90,
          ),
        }) +
        ellipse(0, 2, 104, 18, { fill: lighten(cloth, 0.4) }) +
        group(strand(studio), { y: 520, scale: 0.92 }),
      { y: -1050 },
    ),
    width: 820,
    height: 1050,
  }
}

export const necklace: Drawing = {
  front: bust,
  detail: (studio) => lying(group(strand(studio), { y: -60, scale: 1.1 }), 760, 800),
  texture: macro((studio) => lying(strand(studio), 700, 700), 0, -150, 2.6),
}
