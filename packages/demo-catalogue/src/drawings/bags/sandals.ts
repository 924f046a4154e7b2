import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { bead, metal } from '../jewellery/metal.ts'
import { macro } from '../jewellery/closeUps.ts'
import { says, type Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { wordmark } from '../wordmark.ts'

/** A block-heeled sandal from its outer side, toe to the left. */
function sandalOne(studio: Studio): string {
  const { colour } = studio
  const leather = linear(
    studio,
    [
      [0, lighten(colour, 0.36)],
      [0.5, colour],
      [1, darken(colour, 0.3)],
    ],
    70,
  )
  const footbed =
    'M-420 -70C-330 -60 -220 -64 -100 -130C20 -200 120 -280 250 -296C310 -300 350 -290 356 -270C356 -240 330 -226 270 -224C150 -214 60 -130 -60 -66C-180 -6 -320 -10 -410 -22C-440 -30 -446 -66 -420 -70Z'
  const heel = 'M190 -238C250 -250 320 -250 350 -262C352 -180 338 -80 330 0H214C216 -90 210 -170 190 -238Z'
  /** Two rows of plaits, half a plait apart. */
  const strap = (d: string, width: number) => {
    const step = Math.round(width * 0.56)
    const [plaits, between] = [`0.1 ${step}`, `0 ${step / 2} 0.1 ${step / 2}`]
    const row = (fill: string, size: number, y: number, dash: string) =>
      group(path(d, { stroke: fill, width: width * size, dash }), { y: width * y })
    return (
      path(d, { stroke: darken(colour, 0.5), width: width + 5 }) +
      row(darken(colour, 0.2), 0.54, 0.2, plaits) +
      row(lighten(colour, 0.18), 0.54, -0.2, between) +
      row(lighten(colour, 0.55), 0.2, -0.28, between)
    )
  }
  return (
    path('M238 -268C250 -330 246 -390 256 -470', { stroke: darken(colour, 0.35), width: 44 }) +
    strap('M250 -450C200 -430 120 -420 60 -450C40 -470 60 -500 100 -500C170 -496 230 -480 258 -460', 30) +
    path(heel, {
      fill: linear(studio, [
        [0, darken(colour, 0.1)],
        [0.3, lighten(colour, 0.3)],
        [1, darken(colour, 0.4)],
      ]),
    }) +
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
    path('M-410 -22C-320 -10 -180 -6 -60 -66C60 -130 150 -214 270 -224', { stroke: '#4d3220', width: 8 }) +
    strap('M-340 -62C-346 -122 -300 -152 -258 -146C-220 -140 -204 -118 -204 -78', 50) +
    strap('M-120 -112C-110 -190 -60 -240 -10 -244C20 -240 30 -210 24 -180', 52) +
    path('M256 -290C276 -340 280 -400 276 -470Q262 -486 246 -470C252 -400 246 -340 222 -288Z', {
      fill: leather,
    }) +
    path('M84 -518h54v40h-54Z', { stroke: metal(studio, GOLD), width: 9 }) +
    bead(studio, -58, -236, 15, GOLD) +
    bead(studio, -246, -168, 14, GOLD)
  )
}

/** Bands of leather that cross a foot, from a darker edge to a lit one. */
const strapOf = (colour: string) => (d: string, width: number) =>
  path(d, { stroke: darken(colour, 0.42), width: width + 5 }) +
  path(d, { stroke: colour, width }) +
  group(path(d, { stroke: lighten(colour, 0.6), width: width * 0.16, opacity: 0.7 }), { y: -width * 0.22 })

/** A stiletto from its outer side, toe to the left. */
function stiletto(studio: Studio): string {
  const { colour } = studio
  const shine = says(studio, /metallic/) ? metal(studio, colour, 80) : colour
  const strap = (d: string, width: number) =>
    strapOf(colour)(d, width) + path(d, { stroke: shine, width: width * 0.56 })
  const last =
    'M-400 -40C-320 -40 -240 -44 -170 -80C-40 -150 120 -390 262 -414C300 -418 330 -404 336 -380C330 -352 300 -346 262 -342C160 -320 20 -110 -140 -30C-220 4 -330 6 -392 -8C-420 -16 -424 -38 -400 -40Z'
  const heel = 'M258 -350C300 -352 330 -368 338 -384C340 -270 322 -120 312 0H286C288 -120 284 -250 258 -350Z'
  return (
    path('M276 -410C290 -480 288 -540 292 -610', { stroke: darken(colour, 0.4), width: 20 }) +
    path(heel, { fill: metal(studio, colour, 0) }) +
    path(last, { fill: metal(studio, colour, 60) }) +
    path('M-400 -40C-320 -40 -240 -44 -170 -80C-40 -150 120 -390 262 -414', { stroke: '#f1e2c8', width: 9 }) +
    strap('M-372 -40C-356 -120 -270 -130 -236 -60', 26) +
    strap('M-312 -42C-290 -150 -190 -150 -160 -84', 22) +
    strap('M-150 -90C-120 -200 -20 -230 -14 -186', 20) +
    strap('M296 -600C240 -560 170 -560 140 -590C130 -620 170 -640 220 -634C260 -630 290 -616 298 -600', 20) +
    strap('M300 -402C312 -470 306 -540 300 -606', 18) +
    path('M166 -642h40v32h-40Z', { stroke: metal(studio, GOLD), width: 7 })
  )
}

/** Two soles seen from above, and what holds the foot on each. */
function fromAbove(studio: Studio, sole: string, upper: string): Figure {
  const bed =
    'M-20 -420C80 -440 160 -360 164 -240C168 -120 128 -20 124 90C120 240 140 420 30 440C-80 456 -124 360 -112 220C-104 100 -150 -60 -156 -190C-160 -320 -110 -406 -20 -420Z'
  const one =
    path(bed, { fill: darken(studio.tint, 0.6), opacity: 0.2 }) +
    group(path(bed, { fill: darken(sole, 0.45) }), { x: 6, y: 12 }) +
    path(bed, {
      fill: linear(
        studio,
        [
          [0, lighten(sole, 0.3)],
          [0.6, sole],
          [1, darken(sole, 0.22)],
        ],
        70,
      ),
    }) +
    group(path(bed, { stroke: lighten(sole, 0.5), width: 6, dash: '12 9', opacity: 0.7 }), { scale: 0.93 }) +
    upper
  return {
    art: group(group(one, { x: -220, turn: -6 }) + group(group(one, { stretch: -1 }), { x: 220, turn: 6 }), {
      y: -470,
    }),
    width: 880,
    height: 940,
  }
}

/** A broad band across a cork footbed. */
function slides(studio: Studio): Figure {
  const { colour } = studio
  const band =
    'M-176 -230C-60 -320 80 -330 180 -270C190 -190 176 -90 160 -30C60 -80 -40 -70 -140 10C-176 -60 -190 -150 -176 -230Z'
  return fromAbove(
    studio,
    '#c69a66',
    path(band, {
      fill: linear(studio, [
        [0, darken(colour, 0.25)],
        [0.35, lighten(colour, 0.25)],
        [1, darken(colour, 0.3)],
      ]),
    }) +
      path(band, { stroke: darken(colour, 0.45), width: 5 }) +
      path('M-150 -210C-50 -290 80 -300 164 -250M150 -50C60 -94 -40 -84 -128 -10', {
        stroke: lighten(colour, 0.5),
        width: 4,
        dash: '12 8',
      }) +
      path('M60 -210h64v54h-64Z', { stroke: metal(studio, GOLD), width: 10 }),
  )
}

/** A ring for the big toe and a braided band over the instep. */
function toeRing(studio: Studio): Figure {
  const strap = strapOf(studio.colour)
  return fromAbove(
    studio,
    mix(studio.colour, '#8a5a34', 0.4),
    strap('M-160 -60C-60 -130 70 -140 166 -90', 74) +
      path('M-150 -60C-50 -124 70 -134 158 -88', { stroke: studio.accent, width: 12, dash: '10 12' }) +
      strap('M70 -118C60 -200 66 -250 72 -300', 24) +
      strap('M10 -310C30 -370 110 -372 128 -316C124 -280 30 -276 10 -310', 22) +
      bead(studio, 70, -214, 14, GOLD),
  )
}

const stilettos = (studio: Studio): Figure => ({
  art:
    group(contactShadow(studio, 0, -10, 300, 0.35) + stiletto(studio), { x: 80, y: -120, scale: 0.94 }) +
    group(contactShadow(studio, -40, -4, 330, 0.35) + stiletto(studio), { x: -40 }),
  width: 880,
  height: 790,
})

function sandalFront(studio: Studio): Figure {
  if (says(studio, /stiletto/)) return stilettos(studio)
  if (says(studio, /slide/)) return slides(studio)
  if (says(studio, /toe-ring/)) return toeRing(studio)
  return sandalPair(studio)
}

const sandalPair = (studio: Studio): Figure => ({
  art:
    group(contactShadow(studio, 0, -20, 330, 0.4) + sandalOne(studio), { x: 70, y: -150, scale: 0.94 }) +
    group(contactShadow(studio, -40, -8, 380, 0.4) + sandalOne(studio), { x: -40 }),
  width: 880,
  height: 690,
})

export const sandals: Drawing = {
  front: sandalFront,
  detail: (studio) => {
    const lid = mix(studio.brand?.colour ?? studio.colour, '#f3e6d2', 0.62)
    const face = linear(
      studio,
      [
        [0, lighten(lid, 0.3)],
        [1, darken(lid, 0.08)],
      ],
      40,
    )
    const box =
      contactShadow(studio, 0, 0, 400, 0.35) +
      path('M-400 -300H400V0H-400Z', { fill: face }) +
      path('M-412 -340H412V-230H-412Z', { fill: lighten(lid, 0.16) }) +
      path('M-412 -230H412', { stroke: darken(lid, 0.4), width: 5, opacity: 0.5 }) +
      path('M-412 -340L-350 -400H350L412 -340Z', { fill: lighten(lid, 0.5) }) +
      (studio.brand === undefined
        ? ''
        : wordmark(studio.brand, 0, -90, { size: 84, fill: inkOn(lid, studio.brand.colour), fit: 560 }))
    return {
      art:
        box +
        group(contactShadow(studio, 0, 0, 330, 0.3) + sandalOne(studio), { y: -378, x: 10, scale: 0.78 }),
      width: 860,
      height: 800,
    }
  },
  texture: macro(sandalFront, -90, -180, 2.9),
}
