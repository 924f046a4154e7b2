import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { bead, metal } from '../jewellery/metal.ts'
import { macro } from '../jewellery/closeUps.ts'
import type { Studio } from '../studio.ts'
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
  const toe =
    'M-360 -64C-370 -130 -300 -186 -230 -176C-190 -168 -172 -130 -176 -84L-236 -66C-240 -106 -262 -126 -292 -118C-316 -110 -322 -90 -320 -62Z'
  const strap = (d: string, width: number) =>
    path(d, { stroke: darken(colour, 0.42), width: width + 5 }) +
    path(d, { stroke: leather, width }) +
    group(path(d, { stroke: lighten(colour, 0.6), width: width * 0.16, opacity: 0.7 }), { y: -width * 0.22 })
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
    path(toe, { fill: leather }) +
    path(toe, { stroke: darken(colour, 0.4), width: 4 }) +
    strap('M-120 -112C-110 -190 -60 -240 -10 -244C20 -240 30 -210 24 -180', 52) +
    path('M256 -290C276 -340 280 -400 276 -470Q262 -486 246 -470C252 -400 246 -340 222 -288Z', {
      fill: leather,
    }) +
    path('M84 -518h54v40h-54Z', { stroke: metal(studio, GOLD), width: 9 }) +
    bead(studio, -58, -236, 15, GOLD) +
    bead(studio, -246, -168, 14, GOLD)
  )
}

const sandalPair = (studio: Studio): Figure => ({
  art:
    group(contactShadow(studio, 0, -20, 330, 0.4) + sandalOne(studio), { x: 70, y: -150, scale: 0.94 }) +
    group(contactShadow(studio, -40, -8, 380, 0.4) + sandalOne(studio), { x: -40 }),
  width: 880,
  height: 690,
})

export const sandals: Drawing = {
  front: sandalPair,
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
  texture: macro(sandalPair, -90, -180, 2.9),
}
