import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { bead, metal } from '../jewellery/metal.ts'
import { macro } from '../jewellery/closeUps.ts'
import { says, type Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { wordmark } from '../wordmark.ts'
import { blockHeels, stilettos } from './heels.ts'

/** Bands of leather that cross a foot, from a darker edge to a lit one. */
const strapOf = (colour: string) => (d: string, width: number) =>
  path(d, { stroke: darken(colour, 0.42), width: width + 5 }) +
  path(d, { stroke: colour, width }) +
  group(path(d, { stroke: lighten(colour, 0.6), width: width * 0.16, opacity: 0.7 }), { y: -width * 0.22 })

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

function sandalFront(studio: Studio): Figure {
  if (says(studio, /stiletto/)) return stilettos(studio)
  if (says(studio, /slide/)) return slides(studio)
  if (says(studio, /toe-ring/)) return toeRing(studio)
  return blockHeels(studio)
}

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
      art: box + group(blockHeels(studio).art, { y: -378, x: 10, scale: 0.66 }),
      width: 860,
      height: 800,
    }
  },
  texture: macro(sandalFront, -90, -180, 2.9),
}
