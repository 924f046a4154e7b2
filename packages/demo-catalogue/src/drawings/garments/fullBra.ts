import { softShadow } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { fold, piece } from '../fabric.ts'
import { lying, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { lace, laceCloth, scallops } from './lace.ts'

const mirrored = (half: string) => half + group(half, { stretch: -1 })

/** Two soft triangles of lace on a scalloped band: no wire, no hooks, and a back that is a deep V. */
export function bralette(studio: Studio): Figure {
  const { colour } = studio
  const flowers = laceCloth(studio, colour)
  const dark = darken(colour, 0.35)
  const cup = `M-8 150C-40 70 -90 -40 -206 -196${scallops([-206, -196], [-372, 150], 9)}Z`
  const band = `M-376 140Q0 166 376 140L396 252${scallops([396, 252], [-396, 252], 18)}Z`
  const back = path('M-206 -196C-250 -330 -214 -420 -150 -470C-110 -330 -60 -60 0 140', {
    stroke: dark,
    width: 15,
  })
  const strap = path('M-206 -192C-222 -320 -196 -420 -148 -472', { stroke: darken(colour, 0.06), width: 15 })
  const half =
    strap +
    softShadow(studio, cup, 14) +
    path(cup, { fill: colour, opacity: 0.5 }) +
    path(cup, { fill: flowers }) +
    path('M-8 150C-40 70 -90 -40 -206 -196', { stroke: lighten(colour, 0.3), width: 7 }) +
    lace(colour, 'M-14 138C-46 62 -96 -40 -204 -186') +
    path('M-206 -60L-150 150M-260 0L-200 150', { stroke: dark, width: 4, opacity: 0.35 })
  return lying(
    group(
      mirrored(back) +
        mirrored(half) +
        softShadow(studio, band, 14) +
        path(band, { fill: colour, opacity: 0.6 }) +
        path(band, { fill: flowers }) +
        path('M-378 150Q0 176 378 150', { stroke: lighten(colour, 0.35), width: 8 }),
      { y: 110 },
    ),
    860,
    800,
  )
}

/** Cups to the arm and to broad straps, of three parts each, on a deep band; lace covers the upper part. */
export function minimiser(studio: Studio): Figure {
  const { colour } = studio
  const [light, dark] = [lighten(colour, 0.34), darken(colour, 0.4)]
  const cup =
    'M-18 -30C-90 -70 -160 -170 -196 -300L-262 -300C-300 -220 -372 -110 -404 10L-396 160C-320 290 -110 290 -18 130Z'
  const upper =
    'M-18 -30C-90 -70 -160 -170 -196 -300L-262 -300C-300 -220 -372 -110 -404 10C-300 -30 -130 -10 -18 40Z'
  const clip = studio.define((id) => `<clipPath id="${id}"><path d="${cup}"/></clipPath>`)
  const band = 'M-412 90C-300 230 -120 250 0 120C120 250 300 230 412 90L404 250Q0 300 -404 250Z'
  const strap =
    path('M-344 40C-350 -240 -300 -440 -228 -500', { stroke: darken(colour, 0.3), width: 54 }) +
    path('M-229 -280C-226 -380 -222 -440 -220 -500', { stroke: colour, width: 58 }) +
    path('M-248 -300C-246 -380 -242 -440 -240 -490M-210 -300C-208 -380 -204 -440 -202 -490', {
      stroke: light,
      width: 3,
      dash: '9 7',
    }) +
    path('M-262 -330H-194', { stroke: GOLD, width: 9 })
  const half =
    strap +
    piece(studio, { outline: cup, inside: fold(studio, -250, -40, -150, 260, 90, 0.16) }) +
    group(
      path(upper, { fill: laceCloth(studio, lighten(colour, 0.1)) }) +
        path('M-412 14C-300 -26 -130 -6 -10 44', { stroke: light, width: 6 }) +
        path('M-214 0C-240 90 -226 180 -206 260', { stroke: dark, width: 5, opacity: 0.8 }) +
        path('M-206 0C-232 90 -218 180 -198 260', { stroke: light, width: 3, opacity: 0.6 }),
      { clip },
    ) +
    path('M-398 166C-318 292 -112 290 -20 134', { stroke: light, width: 7, opacity: 0.7 })
  return lying(
    group(
      path('M-404 20Q0 -40 404 20L404 120Q0 60 -404 120Z', { fill: darken(colour, 0.35) }) +
        piece(studio, { outline: band, colour: darken(colour, 0.08) }) +
        mirrored(half) +
        piece(studio, {
          outline: 'M-24 -36H24L20 200Q0 214 -20 200Z',
          colour: darken(colour, 0.04),
          flat: true,
        }) +
        path('M-404 226Q0 276 404 226', { stroke: light, width: 4, opacity: 0.7 }) +
        path('M-404 244Q0 294 404 244', { stroke: dark, width: 10, opacity: 0.6 }),
      { y: 100 },
    ),
    900,
    820,
  )
}
