import { contactShadow, plinth } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { GOLD, linear, radial } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, n, path, rect } from '../svg.ts'
import { wordmark } from '../wordmark.ts'
import { gemOf, macro, onCard } from './earrings.ts'
import { bead, metal, stone } from './metal.ts'

/** One bangle lying on the one below: an ellipse of `width`, studded or plain. */
function bangle(studio: Studio, y: number, kind: number): string {
  const gem = gemOf(studio)
  const [rx, ry] = [330, 96]
  const width = kind === 1 ? 46 : 24
  const colour = kind === 2 ? gem : GOLD
  const low = `M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}`
  const high = `M${-rx} ${y}A${rx} ${ry} 0 0 1 ${rx} ${y}`
  const studs =
    kind === 1
      ? Array.from({ length: 13 }, (_, i) => {
          const a = Math.PI * (0.06 + (i / 12) * 0.88)
          const [x, sy] = [Math.cos(a) * rx, y + Math.sin(a) * ry]
          return i % 2 === 0
            ? stone(studio, Math.round(x), Math.round(sy), 13, gem, GOLD)
            : bead(studio, Math.round(x), Math.round(sy), 8, '#f3ece2')
        }).join('')
      : ''
  return (
    path(high, { stroke: darken(colour, 0.5), width: width * 0.8 }) +
    path(high, { stroke: lighten(colour, 0.3), width: 5, opacity: 0.6 }) +
    path(low, { stroke: darken(colour, 0.55), width: width + 4 }) +
    path(low, { stroke: metal(studio, colour, 0), width }) +
    path(`M${-rx} ${y - width * 0.24}A${rx} ${ry} 0 0 0 ${rx} ${n(y - width * 0.24)}`, {
      stroke: '#ffffff',
      width: 4,
      opacity: 0.55,
    }) +
    studs
  )
}

const stack = (studio: Studio): Figure => ({
  art:
    contactShadow(studio, 0, -60, 350) +
    contactShadow(studio, 0, -60, 250) +
    [
      [-90, 0],
      [-122, 2],
      [-154, 0],
      [-200, 1],
      [-246, 0],
      [-278, 2],
      [-310, 0],
      [-356, 1],
      [-402, 0],
    ]
      .map(([y, kind]) => bangle(studio, y!, kind!))
      .join(''),
  width: 740,
  height: 500,
})

export const bangles: Drawing = {
  front: stack,
  detail: (studio) => ({
    art:
      group(stack(studio).art, { x: -60, y: -40, scale: 0.86 }) +
      group(
        contactShadow(studio, 0, 110, 150) +
          [1, 0.92]
            .map((s, i) =>
              ellipse(0, -190, 270 * s, 290 * s, {
                stroke: metal(studio, i === 0 ? GOLD : gemOf(studio), 40),
                width: i === 0 ? 34 : 14,
              }),
            )
            .join(''),
        { x: 210, y: -10, scale: 0.78 },
      ),
    width: 900,
    height: 560,
  }),
  texture: macro(stack, -60, -220, 3),
}

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

function ringOne(studio: Studio): string {
  const gem = gemOf(studio)
  const band = (w: number, stroke: string, opacity = 1) =>
    ellipse(0, -210, 200, 206, { stroke, width: w, opacity })
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
  return (
    contactShadow(studio, 0, 4, 130) +
    band(50, darken(GOLD, 0.5)) +
    band(44, metal(studio, GOLD, 30)) +
    group(band(8, '#ffffff', 0.6), { x: -4, y: -4 }) +
    path('M-90 -390C-40 -350 40 -350 90 -390L60 -440H-60Z', { fill: metal(studio, GOLD, 10) }) +
    small +
    stone(studio, 0, -470, 82, gem, GOLD)
  )
}

const ringFigure = (studio: Studio): Figure => ({ art: ringOne(studio), width: 470, height: 600 })

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

function watchOne(studio: Studio): string {
  const strap = studio.colour
  const leather = linear(studio, [
    [0, darken(strap, 0.35)],
    [0.2, lighten(strap, 0.2)],
    [0.6, strap],
    [1, darken(strap, 0.38)],
  ])
  const up = 'M-92 -180L-74 -560Q-72 -580 -50 -580H50Q72 -580 74 -560L92 -180Z'
  const stitch = 'M-74 -200L-58 -556M74 -200L58 -556'
  const marks = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return `M${n(c * 142)} ${n(s * 142)}L${n(c * (i % 3 === 0 ? 112 : 126))} ${n(s * (i % 3 === 0 ? 112 : 126))}`
  }).join('')
  const half =
    path(up, { fill: leather }) + path(stitch, { stroke: lighten(strap, 0.5), width: 4, dash: '14 10' })
  return (
    group(
      path(up, { fill: darken(studio.tint, 0.7), opacity: 0.14 }) +
        ellipse(0, 0, 206, 206, { fill: darken(studio.tint, 0.7), opacity: 0.2 }),
      { x: 18, y: 28 },
    ) +
    half +
    group(half, { turn: 180 }) +
    rect(-40, 320, 80, 12, { fill: darken(strap, 0.5) }, 6) +
    rect(-104, -214, 208, 40, { fill: metal(studio, GOLD, 0) }, 12) +
    rect(-104, 174, 208, 40, { fill: metal(studio, GOLD, 0) }, 12) +
    rect(190, -22, 46, 44, { fill: metal(studio, GOLD, 90) }, 10) +
    ellipse(0, 0, 200, 200, { fill: metal(studio, GOLD, 45) }) +
    ellipse(0, 0, 174, 174, { fill: darken(GOLD, 0.5) }) +
    ellipse(0, 0, 170, 170, {
      fill: radial(
        studio,
        [
          [0, '#fffdf8'],
          [1, mix(studio.accent, '#fbf1e2', 0.85)],
        ],
        0.35,
        0.3,
        0.8,
      ),
    }) +
    path(marks, { stroke: darken(GOLD, 0.4), width: 8 }) +
    (studio.brand === undefined
      ? ''
      : wordmark(studio.brand, 0, -52, { size: 36, fill: inkOn('#fffdf8', studio.brand.colour), fit: 150 })) +
    path('M0 0L-66 -48', { stroke: '#3a2f2a', width: 11 }) +
    path('M0 0L46 -104', { stroke: '#3a2f2a', width: 8 }) +
    path('M-14 34L30 118', { stroke: '#b0125b', width: 4 }) +
    ellipse(0, 0, 11, 11, { fill: GOLD }) +
    path('M-140 -84A164 164 0 0 1 70 -148C-20 -110 -100 -60 -140 -84Z', { fill: '#ffffff', opacity: 0.35 })
  )
}

const watchFigure = (studio: Studio) => lying(watchOne(studio), 500, 1180)

export const watch: Drawing = {
  front: watchFigure,
  detail: (studio) => onCard({ ...studio }, group(watchOne(studio), { y: 60, scale: 0.62, turn: 14 }), 0.9),
  texture: macro(watchFigure, 30, -590, 2.9),
}

function glasses(studio: Studio): Figure {
  const frame = studio.colour
  const lens = 'M-60 -70C-130 -120 -320 -120 -380 -70C-410 10 -360 130 -240 140C-120 146 -60 60 -60 -70Z'
  const glass = linear(
    studio,
    [
      [0, darken(mix(frame, '#3a2f2a', 0.6), 0.4), 0.96],
      [0.6, mix(frame, '#8a6a50', 0.6), 0.85],
      [1, lighten(frame, 0.4), 0.7],
    ],
    90,
  )
  const shine = 'M-350 -60C-310 -90 -230 -96 -190 -92L-300 90C-350 50 -366 0 -350 -60Z'
  const one =
    path(lens, { fill: glass }) +
    path(shine, { fill: '#ffffff', opacity: 0.16 }) +
    path(lens, { stroke: darken(frame, 0.4), width: 34 }) +
    path(lens, { stroke: metal(studio, frame, 70), width: 26 }) +
    group(
      path('M-366 -74C-320 -108 -150 -114 -76 -74', { stroke: lighten(frame, 0.75), width: 5, opacity: 0.8 }),
      { y: -5 },
    )
  const temple = path('M-386 -66C-440 -80 -440 -120 -420 -150C-360 -250 -320 -280 -240 -300', {
    stroke: darken(frame, 0.35),
    width: 22,
  })
  return {
    art: group(
      group(contactShadow(studio, -220, 152, 170, 0.6) + contactShadow(studio, 220, 152, 170, 0.6)) +
        temple +
        group(temple, { stretch: -1 }) +
        path('M-64 -40C-40 -76 40 -76 64 -40', { stroke: metal(studio, GOLD, 0), width: 20 }) +
        one +
        group(one, { stretch: -1 }) +
        ellipse(-392, -66, 10, 10, { fill: GOLD }) +
        ellipse(392, -66, 10, 10, { fill: GOLD }),
      { y: -156 },
    ),
    width: 860,
    height: 470,
  }
}

export const sunglasses: Drawing = {
  front: glasses,
  detail: (studio) => {
    const pouch = darken(studio.brand?.colour ?? studio.colour, 0.2)
    return {
      art:
        group(
          contactShadow(studio, 0, 0, 330, 0.5) +
            rect(
              -340,
              -240,
              680,
              240,
              {
                fill: linear(
                  studio,
                  [
                    [0, lighten(pouch, 0.4)],
                    [0.4, pouch],
                    [1, darken(pouch, 0.4)],
                  ],
                  90,
                ),
              },
              110,
            ) +
            path('M-330 -150Q0 -120 330 -150', { stroke: darken(pouch, 0.5), width: 5, opacity: 0.6 }) +
            (studio.brand === undefined
              ? ''
              : wordmark(studio.brand, 0, -50, { size: 66, fill: inkOn(pouch, '#ecd2a4'), fit: 420 })),
          { y: -330 },
        ) +
        plinth(studio, 0, -90, 430, 90) +
        group(glasses(studio).art, { y: -80, scale: 0.86 }),
      width: 900,
      height: 660,
    }
  },
  texture: macro(glasses, -190, -190, 2.6),
}
