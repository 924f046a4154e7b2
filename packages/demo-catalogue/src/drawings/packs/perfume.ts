import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten } from '../colour.ts'
import { withCarton } from '../carton.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD, linear, paleOf } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { path, rect } from '../svg.ts'
import { liquidSwatch } from '../swatches/liquid.ts'
import { drum, seam } from '../vessel.ts'
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
