import { contactShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { withCarton } from '../carton.ts'
import type { Drawing, Figure } from '../figure.ts'
import { IVORY, ROSE_GOLD } from '../gradients.ts'
import type { Point } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { rect } from '../svg.ts'
import { liquidSwatch } from '../swatches/liquid.ts'
import { drum, vessel, TILT } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'
import { brandInk } from './bottle.ts'

function spray(studio: Studio): Figure {
  const { colour } = studio
  const profile: Point[] = [
    [-700, 60],
    [-680, 110],
    [-640, 146],
    [-580, 156],
    [-26, 156],
    [0, 142],
  ]
  return {
    art:
      contactShadow(studio, 0, 0, 158) +
      vessel(studio, {
        profile,
        colour: mix(colour, '#ffffff', 0.35),
        finish: 'glass',
        soften: 46,
        topless: true,
      }) +
      vessel(studio, {
        profile: [
          [-590, 132],
          [-42, 138],
          [-26, 128],
        ],
        colour: lighten(colour, 0.2),
        finish: 'frost',
        soften: 26,
        topless: true,
      }) +
      vessel(studio, { profile, colour: lighten(colour, 0.75), finish: 'glass', soften: 46, topless: true }) +
      packPrint(studio, {
        y: -330,
        size: 56,
        fit: 230,
        ink: brandInk(studio, lighten(colour, 0.35)),
        wrap: { radius: 156, sag: -TILT },
      }) +
      drum(studio, -740, -694, 72, { colour: ROSE_GOLD, finish: 'metal', ease: 4 }) +
      drum(studio, -810, -742, 50, { colour: IVORY, finish: 'satin', ease: 6 }) +
      rect(-58, -790, 14, 18, { fill: darken(IVORY, 0.5) }, 5) +
      drum(studio, -880, -736, 96, { colour: lighten(colour, 0.8), finish: 'glass', ease: 14 }),
    width: 330,
    height: 890,
  }
}

export const sprayBottle: Drawing = {
  front: spray,
  detail: (studio) => withCarton(studio, spray(studio), { width: 310, height: 820 }),
  texture: liquidSwatch(0.1, ({ colour }) => lighten(colour, 0.3)),
}
