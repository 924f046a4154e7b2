import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten } from '../colour.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { macro } from '../jewellery/closeUps.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { packPrint } from '../wordmark.ts'
import { rollOn } from './rollOn.ts'
import { candle } from './candle.ts'
import { jar } from './jar.ts'
import { bathSet, colourBox, hamper, soapBox } from './sets.ts'

function walls(studio: Studio, top: number): string {
  const { colour } = studio
  return (
    contactShadow(studio, 0, 0, 366, 0.4) +
    path(`M-360 ${top}H360V0Q0 6 -360 0Z`, {
      fill: linear(studio, [
        [0, darken(colour, 0.12)],
        [0.3, lighten(colour, 0.16)],
        [0.7, colour],
        [1, darken(colour, 0.22)],
      ]),
    }) +
    path(`M-360 ${top}H360V${top + 90}H-360Z`, {
      fill: linear(
        studio,
        [
          [0, darken(colour, 0.5), 0.5],
          [1, darken(colour, 0.5), 0],
        ],
        90,
      ),
    })
  )
}

function lid(studio: Studio): string {
  const { colour } = studio
  return (
    path('M-380 -30L-300 -130H300L380 -30Z', {
      fill: linear(
        studio,
        [
          [0, lighten(colour, 0.5)],
          [1, lighten(colour, 0.12)],
        ],
        70,
      ),
    }) +
    rect(
      -384,
      -34,
      768,
      130,
      {
        fill: linear(studio, [
          [0, darken(colour, 0.06)],
          [0.3, lighten(colour, 0.28)],
          [0.7, lighten(colour, 0.06)],
          [1, darken(colour, 0.18)],
        ]),
      },
      6,
    ) +
    path('M-380 -30H380', { stroke: lighten(colour, 0.7), width: 4, opacity: 0.7 })
  )
}

const ribbonFill = (studio: Studio) =>
  linear(studio, [
    [0, darken(GOLD, 0.3)],
    [0.3, lighten(GOLD, 0.5)],
    [0.6, GOLD],
    [1, darken(GOLD, 0.35)],
  ])

function bow(studio: Studio): string {
  const loop = 'M0 0C-60 -110 -210 -150 -240 -80C-262 -20 -120 20 0 0Z'
  const inner = 'M-30 -12C-90 -80 -180 -104 -204 -72C-216 -34 -110 -2 -30 -12Z'
  const tail = 'M-8 4C-60 40 -120 90 -130 160L-84 146L-58 176C-46 110 -10 60 12 10Z'
  const side =
    path(tail, { fill: ribbonFill(studio) }) +
    path(loop, { fill: ribbonFill(studio) }) +
    path(inner, { fill: darken(GOLD, 0.42), opacity: 0.7 }) +
    path('M-20 -20C-90 -110 -190 -130 -226 -86', { stroke: lighten(GOLD, 0.8), width: 5, opacity: 0.7 })
  return side + group(side, { stretch: -1 }) + rect(-38, -36, 76, 64, { fill: ribbonFill(studio) }, 26)
}

const box = (studio: Studio): Figure => ({
  art:
    walls(studio, -450) +
    group(lid(studio), { y: -480 }) +
    rect(-54, -386, 108, 388, { fill: ribbonFill(studio) }) +
    path('M-54 -384V-514L-42 -610H42L54 -514V-384Z', { fill: ribbonFill(studio) }) +
    group(bow(studio), { y: -580, scale: 1.1 }) +
    group(packPrint(studio, { y: 0, size: 42, fit: 240, ink: inkOn(studio.colour, '#f3dcae') }), {
      x: -208,
      y: -180,
    }),
  width: 800,
  height: 780,
})

function front(studio: Studio): Figure {
  if (says(studio, /soaps/)) return soapBox(studio)
  if (says(studio, /hamper/)) return hamper(studio)
  if (says(studio, /bath set/)) return bathSet(studio)
  if (says(studio, /colour/)) return colourBox(studio)
  return box(studio)
}

export const giftBox: Drawing = {
  front,
  detail: (studio) => {
    const inside = darken(studio.colour, 0.3)
    const blank = { ...studio, brand: undefined }
    return {
      art:
        path('M-360 -400L-310 -470H310L360 -400Z', { fill: inside }) +
        group(rollOn.front(blank).art, { x: -210, y: -240, scale: 0.52 }) +
        group(candle.front({ ...blank, colour: lighten(studio.colour, 0.5) }).art, {
          x: 10,
          y: -230,
          scale: 0.5,
        }) +
        group(jar.front({ ...blank, colour: studio.accent }).art, { x: 226, y: -260, scale: 0.38 }) +
        walls(studio, -400) +
        path('M-360 -400H360', { stroke: lighten(studio.colour, 0.6), width: 7 }) +
        rect(-54, -400, 108, 400, { fill: ribbonFill(studio) }) +
        ellipse(0, -180, 120, 120, { fill: '#fbf4ea' }) +
        ellipse(0, -180, 110, 110, { stroke: GOLD, width: 3 }) +
        packPrint(
          { ...studio, label: '' },
          { y: -168, size: 50, fit: 180, ink: inkOn('#fbf4ea', studio.brand?.colour ?? '#5a4632') },
        ),
      width: 800,
      height: 720,
    }
  },
  texture: macro(front, 0, -250, 2.4),
}
