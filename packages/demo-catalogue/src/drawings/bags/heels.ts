import { contactShadow } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import type { Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { metal } from '../jewellery/metal.ts'
import type { Studio } from '../studio.ts'
import { group, path } from '../svg.ts'

/** A strap across a foot that is not there: its far half, seen from inside, and its near half, from the sole's edge over the top. */
interface Strap {
  near: string
  far: string
  width: number
}

type DrawBand = (d: string, width: number) => string

/** A sandal from its outer side, toe to the left: what is behind the foot, the sole, then what is before it. */
function heeled(far: DrawBand, near: DrawBand, straps: readonly Strap[], sole: string): string {
  const behind = straps.map((one) => far(one.far, one.width)).join('')
  return behind + sole + straps.map((one) => near(one.near, one.width)).join('')
}

const inside =
  (colour: string): DrawBand =>
  (d, width) =>
    path(d, { stroke: darken(colour, 0.62), width: width + 4, cap: 'butt' }) +
    path(d, { stroke: darken(colour, 0.4), width, cap: 'butt' })

/** Two rows of plaits, half a plait apart. */
const plaited =
  (colour: string): DrawBand =>
  (d, width) => {
    const step = Math.round(width * 0.56)
    const [plaits, between] = [`0.1 ${step}`, `0 ${step / 2} 0.1 ${step / 2}`]
    const row = (fill: string, size: number, y: number, dash: string) =>
      group(path(d, { stroke: fill, width: width * size, dash }), { y: width * y })
    return (
      path(d, { stroke: darken(colour, 0.5), width: width + 5, cap: 'butt' }) +
      row(darken(colour, 0.2), 0.54, 0.2, plaits) +
      row(lighten(colour, 0.18), 0.54, -0.2, between) +
      row(lighten(colour, 0.55), 0.2, -0.28, between)
    )
  }

/** A flat band with a lit edge, of a metal's shine or of leather. */
const flat =
  (studio: Studio): DrawBand =>
  (d, width) =>
    path(d, { stroke: darken(studio.colour, 0.5), width: width + 4, cap: 'butt' }) +
    path(d, { stroke: metal(studio, studio.colour, 80), width, cap: 'butt' }) +
    path(d, { stroke: lighten(studio.colour, 0.7), width: width * 0.14, cap: 'butt', opacity: 0.8 })

const buckle = (studio: Studio, x: number, y: number) =>
  path(`M${x - 24} ${y - 22}h48v44h-48Z`, { stroke: darken(GOLD, 0.4), width: 11 }) +
  path(`M${x - 24} ${y - 22}h48v44h-48Z`, { stroke: metal(studio, GOLD), width: 8 }) +
  path(`M${x} ${y - 22}v44`, { stroke: GOLD, width: 5 })

function blockHeel(studio: Studio): string {
  const { colour } = studio
  const footbed =
    'M-420 -70C-330 -60 -220 -64 -100 -130C20 -200 120 -280 250 -296C310 -300 350 -290 356 -270C356 -240 330 -226 270 -224C150 -214 60 -130 -60 -66C-180 -6 -320 -10 -410 -22C-440 -30 -446 -66 -420 -70Z'
  const heel = 'M190 -238C250 -250 320 -250 350 -262C352 -180 338 -80 330 0H214C216 -90 210 -170 190 -238Z'
  const counter =
    'M228 -282C262 -330 268 -400 262 -470L350 -478C368 -400 368 -330 352 -262C310 -250 266 -250 228 -282Z'
  const leather = linear(studio, [
    [0, lighten(colour, 0.25)],
    [0.6, colour],
    [1, darken(colour, 0.35)],
  ])
  const sole =
    path(heel, { fill: leather }) +
    path(footbed, {
      fill: linear(
        studio,
        [
          [0, '#e9cfa8'],
          [0.35, '#c99f6c'],
          [1, '#7d5230'],
        ],
        90,
      ),
    }) +
    path('M-420 -68C-330 -58 -220 -62 -100 -128C20 -198 120 -278 250 -294C310 -298 350 -288 356 -270', {
      stroke: '#f4e2c4',
      width: 9,
    }) +
    path('M-410 -22C-320 -10 -180 -6 -60 -66C60 -130 150 -214 270 -224', { stroke: '#4d3220', width: 8 })
  const straps: Strap[] = [
    {
      near: 'M-352 -22C-356 -104 -318 -152 -262 -156',
      far: 'M-266 -156C-214 -158 -196 -122 -198 -82',
      width: 62,
    },
    { near: 'M-196 -14C-186 -140 -128 -232 -62 -240', far: 'M-66 -240C-14 -244 6 -216 6 -178', width: 62 },
    {
      near: 'M334 -462C270 -410 140 -404 92 -440',
      far: 'M96 -440C60 -478 130 -512 210 -512C270 -512 320 -500 340 -462',
      width: 36,
    },
  ]
  return (
    heeled(
      inside(colour),
      plaited(colour),
      straps,
      sole + path(counter, { fill: leather }) + path(counter, { stroke: darken(colour, 0.45), width: 4 }),
    ) + buckle(studio, 178, -420)
  )
}

function stiletto(studio: Studio): string {
  const { colour } = studio
  const last =
    'M-400 -40C-320 -40 -240 -44 -170 -80C-40 -150 120 -390 262 -414C300 -418 330 -404 336 -380C330 -352 300 -346 262 -342C160 -320 20 -110 -140 -30C-220 4 -330 6 -392 -8C-420 -16 -424 -38 -400 -40Z'
  const heel = 'M258 -350C300 -352 330 -368 338 -384C340 -270 322 -120 312 0H286C288 -120 284 -250 258 -350Z'
  const counter =
    'M236 -404C282 -450 302 -520 300 -600L344 -606C360 -520 358 -440 338 -380C300 -372 262 -380 236 -404Z'
  const sole =
    path(heel, { fill: metal(studio, colour, 0) }) +
    path(last, { fill: metal(studio, colour, 60) }) +
    path('M-400 -40C-320 -40 -240 -44 -170 -80C-40 -150 120 -390 262 -414', { stroke: '#f1e2c8', width: 9 }) +
    path(counter, { fill: metal(studio, colour, 30) }) +
    path(counter, { stroke: darken(colour, 0.5), width: 4 })
  const straps: Strap[] = [
    {
      near: 'M-374 -6C-378 -86 -344 -122 -298 -124',
      far: 'M-302 -124C-262 -124 -250 -92 -252 -58',
      width: 30,
    },
    {
      near: 'M-300 0C-300 -106 -258 -150 -210 -152',
      far: 'M-214 -152C-170 -152 -156 -118 -160 -86',
      width: 30,
    },
    { near: 'M-190 -8C-164 -150 -104 -240 -40 -246', far: 'M-44 -246C0 -246 14 -218 16 -186', width: 30 },
    {
      near: 'M334 -594C270 -552 156 -548 114 -580',
      far: 'M118 -580C92 -612 150 -640 220 -640C276 -640 322 -626 338 -594',
      width: 24,
    },
  ]
  return heeled(inside(colour), flat(studio), straps, sole) + buckle(studio, 190, -562)
}

/** A pair: one behind the other, both on the floor. */
const pairOf = (studio: Studio, one: string, height: number): Figure => ({
  art:
    group(contactShadow(studio, 0, -2, 330, 0.3) + one, { x: 110, y: -96, scale: 0.94 }) +
    group(contactShadow(studio, 0, -2, 380, 0.35) + one, { x: -50 }),
  width: 900,
  height,
})

export const blockHeels = (studio: Studio) => pairOf(studio, blockHeel(studio), 640)
export const stilettos = (studio: Studio) => pairOf(studio, stiletto(studio), 760)
