import { contactShadow, plinth } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD, linear, radial } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { creamSwatch } from '../swatches/liquid.ts'
import { drum, glint, vessel } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'

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
