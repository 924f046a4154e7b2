import { contactShadow, softShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { cloth } from '../fabric.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { GOLD, linear } from '../gradients.ts'
import { bead, metal, stone } from '../jewellery/metal.ts'
import { macro } from '../jewellery/earrings.ts'
import type { Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { wordmark } from '../wordmark.ts'

const SOLE =
  'M0 -420C90 -420 150 -330 146 -200C142 -90 96 -20 100 110C104 230 90 400 -10 404C-100 404 -112 280 -104 150C-96 0 -150 -80 -152 -210C-154 -330 -90 -420 0 -420Z'

/** One jutti from above: its vamp embroidered, the toe drawn to a curl. */
function juttiOne(studio: Studio, side: 1 | -1 = 1): string {
  const { colour } = studio
  const vamp =
    'M0 -470C20 -450 130 -390 152 -220C158 -160 146 -100 132 -60C60 -130 -60 -130 -136 -64C-152 -100 -162 -160 -156 -220C-136 -390 -20 -450 0 -470Z'
  const quarter =
    'M132 -64C100 20 108 150 106 190C104 330 70 420 -6 420C-90 420 -116 320 -112 190C-110 140 -98 20 -138 -66C-110 -40 -86 60 -84 190C-82 300 -60 376 -6 376C50 376 78 300 78 190C80 60 100 -30 132 -64Z'
  const insole = linear(
    studio,
    [
      [0, darken('#d8b78a', 0.35)],
      [0.3, '#d8b78a'],
      [1, lighten('#d8b78a', 0.35)],
    ],
    90,
  )
  const shade = linear(studio, [
    [0, darken(colour, 0.6), 0.4],
    [0.25, '#ffffff', 0.24],
    [0.6, '#ffffff', 0],
    [1, darken(colour, 0.6), 0.5],
  ])
  const petals = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) =>
      group(
        path('M0 -24C-26 -52 -18 -88 0 -104C18 -88 26 -52 0 -24Z', {
          fill: turn % 90 === 0 ? GOLD : lighten(studio.accent, 0.35),
        }),
        { y: -260, turn },
      ),
    )
    .join('')
  const rim = 'M-136 -64C-60 -130 60 -130 132 -60'
  const edge = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12
    return bead(
      studio,
      Math.round(-136 + 268 * t),
      Math.round(-64 - Math.sin(Math.PI * t) * 48),
      10,
      i % 2 === 0 ? '#f3ece2' : GOLD,
    )
  }).join('')
  return (
    softShadow(studio, SOLE, 26) +
    path(SOLE, { fill: '#8a5a34' }) +
    path(SOLE, { fill: insole }) +
    (studio.brand === undefined
      ? ''
      : group(wordmark(studio.brand, 0, 0, { size: 50, fill: '#7a4a26', fit: 140 }), {
          x: -4,
          y: 300,
          stretch: side,
        })) +
    path(quarter, { fill: cloth(studio, 'plain', colour) }) +
    path(quarter, { fill: shade }) +
    path(
      'M-138 -66C-98 20 -110 140 -112 190C-116 320 -90 420 -6 420C70 420 104 330 106 190C108 150 100 20 132 -64',
      { stroke: GOLD, width: 7 },
    ) +
    path(vamp, { fill: cloth(studio, 'plain', colour) }) +
    path(vamp, { fill: shade }) +
    path('M-144 -190C-120 -340 -40 -420 0 -436C40 -420 120 -340 140 -190', {
      stroke: GOLD,
      width: 8,
      dash: '4 12',
    }) +
    path('M-124 -160C-110 -300 -30 -380 0 -396C30 -380 110 -300 120 -160', {
      stroke: lighten(studio.accent, 0.4),
      width: 6,
    }) +
    petals +
    stone(studio, 0, -260, 20, mix(studio.accent, '#a3153f', 0.4), GOLD) +
    path(rim, { stroke: darken(GOLD, 0.3), width: 16 }) +
    edge +
    path('M-14 -462C-10 -500 10 -520 24 -500C34 -484 16 -470 8 -480', { stroke: GOLD, width: 12 })
  )
}

const juttiPair = (studio: Studio) =>
  lying(
    group(juttiOne(studio), { x: -190, turn: -7 }) +
      group(juttiOne(studio, -1), { x: 190, turn: 7, stretch: -1 }),
    780,
    980,
  )

export const jutti: Drawing = {
  front: juttiPair,
  detail: (studio) =>
    lying(
      group(juttiOne(studio), { x: -170, y: -60, turn: -38 }) +
        group(juttiOne(studio, -1), { x: 190, y: 130, turn: 40, stretch: -1 }),
      960,
      1020,
    ),
  texture: macro(juttiPair, -215, -740, 3.1),
}

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
