import { darken, lighten } from '../colour.ts'
import { drape } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { hung, type Drawing, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { swingTag } from './hanger.ts'
import { pile } from './folded.ts'
import { legs } from './legs.ts'

const band = (studio: Studio, half: number, tie: boolean) =>
  rect(-half - 4, -8, half * 2 + 8, 56, { fill: darken(studio.colour, 0.12) }, 6) +
  rect(-half - 4, -8, half * 2 + 8, 12, { fill: lighten(studio.colour, 0.4), opacity: 0.4 }, 6) +
  (tie
    ? path('M-6 30C-40 90 -34 160 -54 210M6 30C30 90 24 150 40 196', {
        stroke: lighten(studio.colour, 0.35),
        width: 10,
      }) + ellipse(0, 26, 20, 14, { fill: lighten(studio.colour, 0.3) })
    : ellipse(0, 20, 12, 12, { fill: GOLD }) +
      [-1, 1]
        .map((s) => rect(s * half * 0.6 - 8, -12, 16, 70, { fill: darken(studio.colour, 0.25) }, 3))
        .join(''))

const clips = (half: number) =>
  path('M0 -60V-100C0 -122 30 -122 30 -146C30 -170 -8 -174 -16 -150', { stroke: '#9a938c', width: 8 }) +
  path(`M${-half} -56H${half}`, { stroke: '#a9a29b', width: 12 }) +
  [-1, 1]
    .map(
      (s) =>
        rect(s * half * 0.8 - 20, -64, 40, 76, { fill: '#8b847e' }, 8) +
        rect(s * half * 0.8 - 20, -64, 14, 76, { fill: '#ffffff', opacity: 0.4 }, 6),
    )
    .join('')

function trousersFigure(studio: Studio): Figure {
  const print = printOf(studio, ['plain', 'check', 'stripe'])
  const art =
    legs(studio, { print, length: 980, half: 232, ankle: 92, rise: 280 }) +
    band(studio, 168, false) +
    path('M-150 60L-188 190M150 60L188 190', { stroke: darken(studio.colour, 0.5), width: 5, opacity: 0.6 }) +
    path('M0 50V270', { stroke: darken(studio.colour, 0.5), width: 4, opacity: 0.5 }) +
    swingTag(studio, 150, 20)
  return hung(group(clips(150) + art, { y: 170 }), 520, 1160)
}

export const trousers: Drawing = {
  front: trousersFigure,
  detail: pile(['plain', 'check', 'stripe'], ({ colour }) => darken(colour, 0.2)),
  texture: drape(['plain', 'check', 'stripe']),
}

function palazzoFigure(studio: Studio): Figure {
  const print = printOf(studio, ['block', 'plain', 'lehariya', 'ikat'])
  const art =
    legs(studio, { print, length: 940, half: 250, ankle: 196, rise: 300, pleats: 7 }) +
    band(studio, 184, true)
  return hung(group(clips(160) + art, { y: 170 }), 760, 1130)
}

export const palazzo: Drawing = {
  front: palazzoFigure,
  detail: pile(['block', 'plain', 'lehariya', 'ikat'], ({ accent }) => accent),
  texture: drape(['block', 'plain', 'lehariya', 'ikat']),
}
