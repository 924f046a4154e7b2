import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { withCarton } from '../carton.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD, paleOf } from '../gradients.ts'
import type { Point } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group } from '../svg.ts'
import { drop, liquidSwatch } from '../swatches/liquid.ts'
import { smearSwatch } from '../swatches/smear.ts'
import { drum, ridges, seam, vessel, TILT } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'
import { bottle } from './bottle.ts'

function foundation(studio: Studio): Figure {
  const profile: Point[] = [
    [-560, 96],
    [-540, 150],
    [-500, 168],
    [-30, 168],
    [0, 152],
  ]
  return {
    art:
      contactShadow(studio, 0, 0, 170) +
      vessel(studio, {
        profile,
        colour: lighten(studio.colour, 0.55),
        finish: 'glass',
        soften: 40,
        topless: true,
      }) +
      vessel(studio, {
        profile: [
          [-512, 130],
          [-480, 144],
          [-62, 144],
          [-44, 130],
        ],
        colour: studio.colour,
        finish: 'satin',
        soften: 34,
        topless: true,
      }) +
      vessel(studio, {
        profile,
        colour: lighten(studio.colour, 0.7),
        finish: 'glass',
        soften: 40,
        topless: true,
      }) +
      packPrint(studio, {
        y: -280,
        size: 56,
        fit: 250,
        ink: inkOn(studio.colour, studio.brand?.colour ?? '#3a2620'),
        wrap: { radius: 168, sag: -TILT },
      }) +
      drum(studio, -584, -552, 100, { colour: GOLD, finish: 'metal', ease: 4 }) +
      drum(studio, -900, -584, 118, { colour: '#2a2326', finish: 'gloss', ease: 12 }) +
      seam(-604, 118, GOLD, 6, 0.9),
    width: 350,
    height: 912,
  }
}

export const foundationBottle: Drawing = {
  front: foundation,
  detail: (studio) =>
    withCarton(studio, foundation(studio), { width: 340, height: 900, colour: paleOf(studio.colour, 0.7) }),
  texture: smearSwatch(0.45),
}

const pipetteCap = (studio: Studio, y: number) =>
  drum(studio, y - 120, y, 92, { colour: GOLD, finish: 'metal', ease: 6 }) +
  ridges(y - 108, y - 10, 92, 26, darken(GOLD, 0.6)) +
  vessel(studio, {
    profile: [
      [y - 330, 34],
      [y - 318, 52],
      [y - 270, 58],
      [y - 180, 60],
      [y - 128, 70],
      [y - 116, 72],
    ],
    colour: '#332c2e',
    finish: 'satin',
    soften: 30,
  })

const serumGlass = (studio: Studio) => mix(studio.colour, '#b06a2c', 0.18)

function serum(studio: Studio, cap = true): Figure {
  const profile: Point[] = [
    [-560, 84],
    [-520, 92],
    [-470, 190],
    [-430, 198],
    [-26, 198],
    [0, 180],
  ]
  const glass = serumGlass(studio)
  const white = '#fdf8f1'
  return {
    art:
      bottle(studio, {
        profile,
        radius: 198,
        colour: glass,
        finish: 'gloss',
        print: [-262, 54],
        paper: [-360, -70, white],
      }) +
      (cap
        ? pipetteCap(studio, -548)
        : drum(studio, -584, -552, 78, { colour: lighten(glass, 0.2), finish: 'gloss', ease: 4 }) +
          ellipse(0, -584, 56, 7, { fill: darken(glass, 0.6) })),
    width: 400,
    height: cap ? 880 : 590,
  }
}

export const dropper: Drawing = {
  front: (studio) => serum(studio),
  detail: (studio) => ({
    art:
      group(serum(studio, false).art, { x: -110 }) +
      group(
        pipetteCap(studio, 0) +
          vessel(studio, {
            profile: [
              [0, 26],
              [250, 26],
              [330, 9],
            ],
            colour: lighten(studio.colour, 0.6),
            finish: 'glass',
            topless: true,
            soften: 20,
          }) +
          vessel(studio, {
            profile: [
              [130, 18],
              [250, 18],
              [326, 6],
            ],
            colour: studio.colour,
            finish: 'gloss',
            topless: true,
            soften: 16,
          }),
        { x: 210, y: -640, turn: 14 },
      ) +
      drop(studio, { x: 190, y: -60, rx: 70, ry: 30, colour: studio.colour, body: 0.4, seed: 5 }),
    width: 700,
    height: 980,
  }),
  texture: liquidSwatch(0.25),
}
