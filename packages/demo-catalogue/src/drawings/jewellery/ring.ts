import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { GOLD, linear, radial } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { wordmark } from '../wordmark.ts'
import { gemOf, macro } from './closeUps.ts'
import { metal, stone } from './metal.ts'

/** The gems of the nine grahas: ruby, which is set in the middle, and around it diamond, emerald and the others. */
// oxfmt-ignore
export const NAVRATNA = [
  '#a3153f', '#e9eef2', '#1f7a4d', '#f0e6d6', '#d9622b', '#2f5da8', '#8a5a2b', '#e3b93c', '#c2452e',
] as const
const [RUBY, ...AROUND] = NAVRATNA

/** Nine stones of one size, set low in rows of three that turn. */
const navratna = (studio: Studio) =>
  ellipse(0, -450, 176, 176, { fill: metal(studio, GOLD, 60) }) +
  AROUND.map((colour, i) => {
    const a = (i / AROUND.length) * Math.PI * 2 - Math.PI / 2
    return stone(
      studio,
      Math.round(Math.cos(a) * 116),
      Math.round(-450 + Math.sin(a) * 116),
      36,
      colour,
      GOLD,
    )
  }).join('') +
  stone(studio, 0, -450, 44, RUBY, GOLD)

/** A flower of flat, uneven, colourless stones with foil behind them. */
const polki = (studio: Studio) =>
  ellipse(0, -450, 190, 190, { fill: metal(studio, GOLD, 60) }) +
  ellipse(0, -450, 172, 172, { fill: darken(studio.accent, 0.1) }) +
  Array.from({ length: 8 }, (_, i) =>
    group(
      path('M-18 -62L-50 -108L-34 -158L8 -172L44 -150L48 -104L20 -60Z', {
        fill: linear(
          studio,
          [
            [0, '#ffffff'],
            [0.35, '#d8dcd8'],
            [0.55, '#f7f4ea'],
            [1, '#a9aca6'],
          ],
          40 + i * 45,
        ),
        stroke: GOLD,
        width: 9,
      }) + path('M-18 -62L8 -112L44 -150M8 -112L-50 -108', { stroke: '#ffffff', width: 3, opacity: 0.8 }),
      { y: -450, turn: i * 45 },
    ),
  ).join('') +
  stone(studio, 0, -450, 44, '#e8ebe8', GOLD)

function ringOne(studio: Studio): string {
  const band = (w: number, stroke: string, opacity = 1) =>
    ellipse(0, -210, 200, 206, { stroke, width: w, opacity })
  return (
    contactShadow(studio, 0, 4, 130) +
    band(50, darken(GOLD, 0.5)) +
    band(44, metal(studio, GOLD, 30)) +
    group(band(8, '#ffffff', 0.6), { x: -4, y: -4 }) +
    path('M-90 -390C-40 -350 40 -350 90 -390L60 -440H-60Z', { fill: metal(studio, GOLD, 10) }) +
    headOf(studio)
  )
}

function headOf(studio: Studio): string {
  if (says(studio, /navratna/)) return navratna(studio)
  if (says(studio, /polki/)) return polki(studio)
  const small = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2
    return stone(
      studio,
      Math.round(Math.cos(a) * 104),
      Math.round(-470 + Math.sin(a) * 104),
      18,
      '#dfe6ea',
      GOLD,
    )
  }).join('')
  return small + stone(studio, 0, -470, 82, gemOf(studio), GOLD)
}

/** A plain band in the product's metal, standing; an open one has small balls at its ends. */
function bandOnly(studio: Studio, width: number, isOpen: boolean): string {
  const ring = (w: number, stroke: string, opacity = 1) =>
    ellipse(0, -170, 160, 164, { stroke, width: w, opacity })
  return (
    contactShadow(studio, 0, 4, 110) +
    ring(width + 6, darken(studio.colour, 0.5)) +
    ring(width, metal(studio, studio.colour, 30)) +
    group(ring(width * 0.18, '#ffffff', 0.7), { x: -4, y: -4 }) +
    (isOpen
      ? ellipse(0, -334, 40, 30, { fill: darken(studio.colour, 0.6) }) +
        [-34, 34].map((x) => ellipse(x, -336, 24, 24, { fill: metal(studio, studio.colour, 60) })).join('')
      : Array.from({ length: 9 }, (_, i) => {
          const a = Math.PI * (1.1 + i * 0.1)
          return ellipse(Math.cos(a) * 160, -170 + Math.sin(a) * 164, 8, 8, {
            fill: lighten(studio.colour, 0.8),
            opacity: 0.8,
          })
        }).join(''))
  )
}

/** Several bands side by side. */
const bands = (studio: Studio, count: number, isOpen: boolean): Figure => ({
  art: Array.from({ length: count }, (_, i) =>
    group(bandOnly(studio, isOpen ? 34 : 26 + i * 10, isOpen), {
      x: (i - (count - 1) / 2) * 270,
      y: i % 2 === 0 ? 0 : -70,
    }),
  )
    .toReversed()
    .join(''),
  width: 380 + (count - 1) * 270,
  height: 440,
})

function ringFigure(studio: Studio): Figure {
  if (says(studio, /toe rings/)) return bands(studio, 2, true)
  if (says(studio, /stacking/)) return bands(studio, 3, false)
  return { art: ringOne(studio), width: 470, height: 600 }
}

export const ring: Drawing = {
  front: ringFigure,
  detail: (studio) => {
    const box = darken(studio.brand?.colour ?? studio.colour, 0.25)
    const side = linear(studio, [
      [0, darken(box, 0.2)],
      [0.3, lighten(box, 0.2)],
      [1, darken(box, 0.3)],
    ])
    return {
      art:
        contactShadow(studio, 0, 0, 312, 0.4) +
        path('M-270 -660Q-280 -690 -250 -690H250Q280 -690 270 -660L290 -280H-290Z', { fill: side }) +
        path('M-226 -640H226L240 -300H-240Z', {
          fill: radial(studio, [
            [0, '#fbf4ea'],
            [1, '#e0d2c0'],
          ]),
        }) +
        (studio.brand === undefined
          ? ''
          : wordmark(studio.brand, 0, -560, {
              size: 60,
              fill: inkOn('#f3e8d8', studio.brand.colour),
              fit: 340,
            })) +
        path('M-290 -290H290L310 -190H-310Z', {
          fill: linear(
            studio,
            [
              [0, '#cdbfae'],
              [1, '#fbf4ea'],
            ],
            90,
          ),
        }) +
        group(ringOne(studio), { y: -220, scale: 0.5 }) +
        rect(-310, -230, 620, 230, { fill: side }, 22) +
        path('M-300 -222H300', { stroke: GOLD, width: 6 }),
      width: 660,
      height: 700,
    }
  },
  texture: macro(ringFigure, 20, -440, 3.4),
}
