import { contactShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { GOLD, linear, radial } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, n, path, rect } from '../svg.ts'
import { gemOf, macro } from './closeUps.ts'
import { bead, metal, stone } from './metal.ts'

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

/** One coin, a flower struck in its face. */
function coin(studio: Studio, r: number): string {
  const { colour } = studio
  const face = radial(
    studio,
    [
      [0, lighten(colour, 0.55)],
      [0.7, colour],
      [1, darken(colour, 0.3)],
    ],
    0.36,
    0.3,
    0.8,
  )
  const struck = { stroke: darken(colour, 0.4), width: 2.5, opacity: 0.75 }
  const petals = [0, 60, 120, 180, 240, 300]
    .map((turn) => group(ellipse(0, -r * 0.34, r * 0.13, r * 0.25, struck), { turn }))
    .join('')
  return (
    ellipse(4, 7, r, r, { fill: darken(studio.tint, 0.6), opacity: 0.25 }) +
    ellipse(0, 0, r, r, { fill: face, stroke: darken(colour, 0.35), width: 2.5 }) +
    ellipse(0, 0, r * 0.8, r * 0.8, { ...struck, dash: '3 3' }) +
    petals
  )
}

/** Coins on two chains. */
function coins(studio: Studio): string {
  const { colour } = studio
  const chain = (drop: number, count: number, r: number) =>
    path(`M-262 -300C-262 ${drop - 330} -150 ${drop - 240} 0 ${drop - 240}S262 ${drop - 330} 262 -300`, {
      stroke: darken(colour, 0.2),
      width: 8,
      dash: '7 5',
    }) +
    Array.from({ length: count }, (_, i) => {
      const a = Math.PI * (0.16 + (i / (count - 1)) * 0.68)
      const [x, y] = [Math.cos(a) * 236, drop - 470 + Math.sin(a) * 236]
      return group(coin(studio, r), { x, y: y + r, turn: (x / 236) * -24 })
    }).join('')
  return chain(330, 8, 31) + chain(520, 8, 36)
}

/** A rigid collar, thickest in front. */
const hansli = (studio: Studio) =>
  path('M-210 -250C-330 -60 -200 130 0 130S330 -60 210 -250C280 -60 180 50 0 50S-280 -60 -210 -250Z', {
    fill: metal(studio, studio.colour, 20),
  }) +
  path('M-200 -90C-150 70 150 70 200 -90', {
    stroke: darken(studio.colour, 0.5),
    width: 8,
    dash: '6 12',
    opacity: 0.7,
  }) +
  Array.from({ length: 7 }, (_, i) => {
    const x = (i - 3) * 54
    return bead(studio, x, 146 - Math.abs(i - 3) * 16, 17, studio.colour)
  }).join('')

/** Close to the throat: squares of kundan between rows of pearls, and drops below. */
function choker(studio: Studio): string {
  const pearls = (y: number, sag: number, r: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i / (count - 1)) * 2 - 1
      return bead(studio, t * 196, y + (1 - t * t) * sag, r, '#f5efe4')
    }).join('')
  const stones = Array.from({ length: 7 }, (_, i) => {
    const t = (i / 6) * 2 - 1
    return stone(
      studio,
      Math.round(t * 174),
      Math.round(-246 + (1 - t * t) * 74),
      27,
      '#f1ead8',
      studio.colour,
    )
  }).join('')
  const green = Array.from({ length: 15 }, (_, i) => {
    const t = (i / 14) * 2 - 1
    return bead(studio, t * 176, -158 + (1 - t * t) * 92, 13, studio.accent)
  }).join('')
  return pearls(-294, 70, 12, 22) + stones + pearls(-196, 78, 12, 22) + green
}

/** The studs of a set, below its bust. */
const studs = (studio: Studio) =>
  [-1, 1]
    .map((side) =>
      group(
        ellipse(8, 12, 44, 44, { fill: darken(studio.tint, 0.6), opacity: 0.2 }) +
          Array.from({ length: 10 }, (_, i) => {
            const a = (i / 10) * Math.PI * 2
            return bead(studio, Math.round(Math.cos(a) * 40), Math.round(Math.sin(a) * 40), 11, '#f5efe4')
          }).join('') +
          stone(studio, 0, 0, 26, '#f1ead8', studio.colour),
        { x: side * 330, y: 960 },
      ),
    )
    .join('')

function worn(studio: Studio): string {
  if (says(studio, /choker/)) return choker(studio)
  if (says(studio, /coin/)) return coins(studio)
  if (says(studio, /hansli/)) return hansli(studio)
  return strand(studio)
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
        group(worn(studio), { y: 520, scale: 0.92 }) +
        (says(studio, /choker set/) ? studs(studio) : ''),
      { y: -1050 },
    ),
    width: 820,
    height: 1050,
  }
}

export const necklace: Drawing = {
  front: bust,
  detail: (studio) => lying(group(worn(studio), { y: -60, scale: 1.1 }), 760, 800),
  texture: (studio) =>
    macro((own) => lying(worn(own), 700, 700), 0, says(studio, /choker/) ? -520 : -270, 2.6)(studio),
}
