import { contactShadow } from '../backdrop.ts'
import { lighten } from '../colour.ts'
import { withCarton } from '../carton.ts'
import type { Drawing, Figure } from '../figure.ts'
import type { Point } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { ellipse } from '../svg.ts'
import { liquidSwatch } from '../swatches/liquid.ts'
import { drum, glint, ridges, vessel, TILT } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'
import { brandInk, wrapped } from './bottle.ts'

function oil(studio: Studio): Figure {
  const { colour } = studio
  const profile: Point[] = [
    [-700, 62],
    [-610, 66],
    [-520, 150],
    [-470, 172],
    [-26, 172],
    [0, 156],
  ]
  return {
    art:
      contactShadow(studio, 0, 0, 172) +
      vessel(studio, { profile, colour: lighten(colour, 0.5), finish: 'glass', soften: 50, topless: true }) +
      vessel(studio, {
        profile: [
          [-560, 96],
          [-500, 140],
          [-450, 154],
          [-46, 154],
          [-30, 142],
        ],
        colour,
        finish: 'gloss',
        soften: 40,
        topless: true,
      }) +
      ellipse(0, -560, 96, 12, { fill: lighten(colour, 0.35), opacity: 0.8 }) +
      wrapped(studio, -400, -90, 172, '#fbf3e4') +
      packPrint(studio, {
        y: -280,
        size: 54,
        fit: 250,
        ink: brandInk(studio, '#fbf3e4'),
        wrap: { radius: 172, sag: -TILT },
      }) +
      glint(studio, -138, -520, -60, 16, 0.6) +
      drum(studio, -790, -690, 80, { colour: '#3b2a20', finish: 'satin', ease: 10 }) +
      ridges(-780, -704, 80, 26, '#120b08'),
    width: 360,
    height: 800,
  }
}

export const hairOil: Drawing = {
  front: oil,
  detail: (studio) => withCarton(studio, oil(studio), { width: 330, height: 760 }),
  texture: liquidSwatch(0.3),
}
