import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten } from '../colour.ts'
import { withCarton } from '../carton.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { liquidSwatch } from '../swatches/liquid.ts'
import { ridges, seam, vessel, TILT } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'
import { stickFigure } from './lipstick.ts'

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
  front: (studio) => (says(studio, /stick/) ? stickFigure(studio) : attar(studio)),
  detail: (studio) =>
    withCarton(
      studio,
      { ...attar(studio), width: 300 },
      { width: 260, height: 760, colour: darken(studio.brand?.colour ?? studio.colour, 0.15) },
    ),
  texture: liquidSwatch(0.2),
}
