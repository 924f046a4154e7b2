import { contactShadow, plinth } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { withCarton } from '../carton.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD, linear, paleOf, radial } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { creamSwatch, liquidSwatch } from '../swatches/liquid.ts'
import { drum, glint, ridges, seam, TILT, vessel } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'

function flacon(studio: Studio): Figure {
  const { colour } = studio
  const juice = linear(
    studio,
    [
      [0, lighten(colour, 0.3)],
      [0.25, lighten(colour, 0.5)],
      [0.55, colour],
      [0.85, darken(colour, 0.22)],
      [1, lighten(colour, 0.2)],
    ],
    20,
  )
  const glass = linear(studio, [
    [0, lighten(colour, 0.55)],
    [0.06, '#ffffff'],
    [0.1, lighten(colour, 0.6)],
    [0.5, lighten(colour, 0.72)],
    [0.9, lighten(colour, 0.4)],
    [0.96, '#ffffff'],
    [1, darken(colour, 0.1)],
  ])
  const lit = linear(
    studio,
    [
      [0, '#ffffff', 0.75],
      [0.35, '#ffffff', 0.12],
      [0.36, '#ffffff', 0],
      [1, '#ffffff', 0],
    ],
    24,
  )
  return {
    art:
      contactShadow(studio, 0, -4, 256, 0.5) +
      rect(-260, -600, 520, 600, { fill: glass }, 46) +
      rect(-222, -520, 444, 470, { fill: juice }, 26) +
      path('M-222 -490H222', { stroke: lighten(colour, 0.7), width: 6, opacity: 0.8 }) +
      path('M-5 -590H5V-70H-5Z', { fill: '#ffffff', opacity: 0.3 }) +
      rect(-222, -520, 444, 470, { fill: lit }, 26) +
      rect(-256, -596, 512, 592, { stroke: '#ffffff', width: 5, opacity: 0.7 }, 44) +
      path('M-230 -40C-120 -22 120 -22 230 -40', { stroke: '#ffffff', width: 10, opacity: 0.6 }) +
      rect(-140, -380, 280, 210, { fill: paleOf(colour, 0.93), opacity: 0.94 }, 6) +
      rect(-130, -370, 260, 190, { stroke: GOLD, width: 2.5 }, 3) +
      packPrint(studio, {
        y: -282,
        size: 56,
        fit: 226,
        ink: inkOn('#fbf6f0', studio.brand?.colour ?? '#4a3a2a'),
      }) +
      drum(studio, -640, -594, 66, { colour: GOLD, finish: 'metal', ease: 4 }) +
      drum(studio, -850, -640, 112, { colour: GOLD, finish: 'metal', ease: 12 }) +
      seam(-666, 112, darken(GOLD, 0.55), 4, 0.6),
    width: 540,
    height: 862,
  }
}

export const perfume: Drawing = {
  front: flacon,
  detail: (studio) =>
    withCarton(
      studio,
      { ...flacon(studio), width: 480 },
      { width: 420, height: 860, colour: darken(studio.brand?.colour ?? studio.colour, 0.2) },
    ),
  texture: liquidSwatch(0.05, ({ colour }) => lighten(colour, 0.15)),
}

function attar(studio: Studio): Figure {
  const { colour } = studio
  return {
    art:
      contactShadow(studio, 0, 0, 112) +
      vessel(studio, {
        profile: [
          [-560, 70],
          [-540, 92],
          [-500, 108],
          [-22, 108],
          [0, 98],
        ],
        colour: lighten(colour, 0.5),
        finish: 'glass',
        soften: 34,
        topless: true,
      }) +
      vessel(studio, {
        profile: [
          [-490, 86],
          [-40, 88],
          [-26, 80],
        ],
        colour,
        finish: 'gloss',
        soften: 20,
        topless: true,
      }) +
      vessel(studio, {
        profile: [
          [-560, 70],
          [-540, 92],
          [-500, 108],
          [-22, 108],
          [0, 98],
        ],
        colour: lighten(colour, 0.75),
        finish: 'glass',
        soften: 34,
        topless: true,
      }) +
      packPrint(studio, {
        y: -270,
        size: 44,
        fit: 170,
        ink: inkOn(colour, '#fff4df'),
        wrap: { radius: 108, sag: -TILT },
      }) +
      vessel(studio, {
        profile: [
          [-860, 18],
          [-846, 32],
          [-824, 24],
          [-806, 50],
          [-780, 76],
          [-560, 82],
        ],
        colour: GOLD,
        finish: 'metal',
        soften: 12,
      }) +
      ridges(-760, -590, 80, 22, darken(GOLD, 0.6)) +
      seam(-572, 82, lighten(GOLD, 0.6), 5, 0.8),
    width: 230,
    height: 880,
  }
}

export const rollOn: Drawing = {
  front: attar,
  detail: (studio) =>
    withCarton(
      studio,
      { ...attar(studio), width: 300 },
      { width: 260, height: 760, colour: darken(studio.brand?.colour ?? studio.colour, 0.15) },
    ),
  texture: liquidSwatch(0.2),
}

function candleJar(studio: Studio): Figure {
  const { colour } = studio
  const wax = mix(colour, '#fff3df', 0.72)
  const glow = radial(studio, [
    [0, '#ffe9ae', 0.95],
    [0.3, '#ffd27a', 0.45],
    [1, '#ffcf7a', 0],
  ])
  const flame = linear(
    studio,
    [
      [0, '#fff6d8'],
      [0.6, '#ffcf63'],
      [1, '#f09a3c'],
    ],
    90,
  )
  return {
    art:
      contactShadow(studio, 0, 0, 260) +
      vessel(studio, {
        profile: [
          [-560, 256],
          [-30, 256],
          [0, 236],
        ],
        colour: lighten(colour, 0.2),
        finish: 'satin',
        tilt: 0.15,
        soften: 30,
      }) +
      ellipse(0, -560, 240, 34, { fill: darken(colour, 0.35) }) +
      path('M-238 -552A238 34 0 0 0 238 -552A238 26 0 0 0 -238 -552Z', { fill: wax }) +
      ellipse(0, -548, 226, 27, {
        fill: radial(studio, [
          [0, lighten(wax, 0.8)],
          [0.5, wax],
          [1, darken(wax, 0.16)],
        ]),
      }) +
      ellipse(0, -640, 330, 250, { fill: glow, opacity: 0.8 }) +
      path('M-3 -545C-2 -570 4 -580 2 -600', { stroke: '#3a2a22', width: 7 }) +
      path('M2 -590C-34 -600 -34 -650 4 -716C38 -654 38 -602 2 -590Z', { fill: flame }) +
      rect(-160, -390, 320, 250, { fill: '#fbf5ea' }, 8) +
      rect(-148, -378, 296, 226, { stroke: darken(colour, 0.3), width: 2.5, opacity: 0.6 }, 4) +
      packPrint(studio, {
        y: -278,
        size: 60,
        fit: 260,
        ink: inkOn('#fbf5ea', studio.brand?.colour ?? '#4a3a2a'),
      }) +
      glint(studio, -224, -520, -60, 18, 0.5),
    width: 540,
    height: 720,
  }
}

export const candle: Drawing = {
  front: candleJar,
  detail: (studio) => ({
    art:
      plinth(studio, 0, -120, 400, 120) +
      group(candleJar(studio).art, { x: -70, y: -120, scale: 0.86 }) +
      group(drum(studio, -70, 0, 240, { colour: GOLD, finish: 'metal', tilt: 0.15, ease: 10 }), {
        x: 270,
        y: -20,
        turn: 0,
        scale: 0.7,
      }),
    width: 840,
    height: 780,
  }),
  texture: (studio) => creamSwatch(studio, mix(studio.colour, '#fff3df', 0.7)),
}
