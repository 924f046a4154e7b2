import { darken, lighten } from '../colour.ts'
import { crease, drape, fold, piece } from '../fabric.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { folded } from './folded.ts'
import { neckLabel } from './hanger.ts'

/** Scallops of lace along an edge. */
const lace = (colour: string, d: string) =>
  path(d, { stroke: lighten(colour, 0.5), width: 30, dash: '0.1 30', opacity: 0.95 }) +
  path(d, { stroke: darken(colour, 0.25), width: 10, dash: '0.1 30', opacity: 0.6 }) +
  path(d, { stroke: lighten(colour, 0.2), width: 5 })

function braFigure(studio: Studio): Figure {
  const { colour } = studio
  const dark = darken(colour, 0.4)
  const cup =
    'M-14 70C-60 -10 -130 -100 -216 -170C-240 -110 -330 -10 -346 90C-350 190 -280 250 -190 250C-100 250 -24 200 -14 70Z'
  const wing =
    'M-346 70C-400 90 -440 110 -470 128L-462 236C-400 236 -340 236 -270 230C-330 190 -344 130 -346 70Z'
  const inside =
    fold(studio, -200, -150, -90, 230, 40, 0.22) +
    crease('M-340 90C-260 40 -120 40 -20 80', 14, dark, 0.1) +
    path('M-330 150C-290 250 -90 260 -24 130', { stroke: lighten(colour, 0.5), width: 5, opacity: 0.5 })
  const half =
    piece(studio, { outline: wing, colour: darken(colour, 0.06), inside: '' }) +
    path('M-222 -166C-226 -300 -190 -420 -130 -500', { stroke: dark, width: 26, opacity: 0.2 }) +
    path('M-218 -164C-222 -300 -186 -420 -126 -500', { stroke: darken(colour, 0.08), width: 20 }) +
    path('M-222 -164C-226 -300 -190 -420 -130 -500', {
      stroke: lighten(colour, 0.5),
      width: 4,
      opacity: 0.6,
    }) +
    rect(-226, -300, 34, 26, { stroke: GOLD, width: 6 }, 6) +
    piece(studio, { outline: cup, inside }) +
    lace(colour, 'M-26 58C-70 -14 -130 -90 -210 -156')
  return lying(
    group(
      half +
        group(half, { stretch: -1 }) +
        piece(studio, { outline: 'M-40 60H40L54 240Q0 262 -54 240Z', flat: true }) +
        path('M-24 60C-50 34 -54 84 0 66C54 84 50 34 24 60Z', { fill: lighten(colour, 0.35) }) +
        ellipse(0, 62, 9, 9, { fill: GOLD }),
      { y: 130 },
    ),
    960,
    800,
  )
}

export const bra: Drawing = {
  front: braFigure,
  detail: (studio) =>
    folded(studio, [
      { colour: studio.colour, print: 'plain', trim: lighten(studio.colour, 0.3) },
      { colour: lighten(studio.colour, 0.4), print: 'dots' },
      { colour: darken(studio.colour, 0.25), print: 'plain' },
    ]),
  texture: drape(['plain'], { scale: 1.4 }),
}

function brief(studio: Studio, colour: string, print: 'plain' | 'dots'): string {
  const outline =
    'M-330 -180Q0 -150 330 -180L346 -60C230 -30 130 60 92 190Q0 226 -92 190C-130 60 -230 -30 -346 -60Z'
  const own = { ...studio, colour }
  return (
    path('M-326 -184Q0 -226 326 -184Q0 -150 -326 -184Z', { fill: darken(colour, 0.36) }) +
    piece(own, {
      outline,
      print,
      colour,
      scale: 0.7,
      inside:
        fold(own, -280, -160, -60, 180, 40, 0.24) +
        fold(own, 280, -160, 80, 180, 40, 0.24) +
        path('M-340 -164Q0 -134 340 -164', { stroke: lighten(colour, 0.3), width: 30 }) +
        crease('M-100 120Q0 150 100 120', 10, darken(colour, 0.4)),
    }) +
    lace(colour, 'M-342 -62C-226 -32 -128 58 -92 186') +
    lace(colour, 'M342 -62C226 -32 128 58 92 186') +
    group(neckLabel(own, 0, 0, 100), { y: -206 })
  )
}

export const briefs: Drawing = {
  front: (studio) => lying(group(brief(studio, studio.colour, 'plain'), { y: 0 }), 720, 470),
  detail: (studio) =>
    lying(
      group(brief(studio, lighten(studio.colour, 0.45), 'dots'), { x: 60, y: -270, turn: 7, scale: 0.86 }) +
        group(brief(studio, darken(studio.colour, 0.22), 'plain'), { x: -40, y: 10, turn: -5, scale: 0.86 }) +
        group(brief(studio, studio.colour, 'plain'), { x: 40, y: 290, turn: 3, scale: 0.86 }),
      760,
      1000,
    ),
  texture: drape(['plain'], { scale: 1.4 }),
}
