import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten } from '../colour.ts'
import type { Drawing, Figure } from '../figure.ts'
import { body, GOLD, paleOf, ROSE_GOLD } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { drum, vessel } from '../vessel.ts'
import { uprightPrint } from '../wordmark.ts'
import { liquidSwatch } from '../swatches/liquid.ts'

function glossTube(studio: Studio): Figure {
  const { colour } = studio
  const cover = studio.brand === undefined ? ROSE_GOLD : darken(studio.brand.colour, 0.15)
  return {
    art:
      contactShadow(studio, 0, 0, 128) +
      drum(studio, -520, 0, 122, {
        colour: lighten(colour, 0.45),
        finish: 'glass',
        ease: 14,
        topless: true,
      }) +
      vessel(studio, {
        profile: [
          [-496, 88],
          [-44, 88],
          [-26, 80],
        ],
        colour,
        finish: 'gloss',
        soften: 20,
        topless: true,
      }) +
      drum(studio, -520, 0, 122, { colour: lighten(colour, 0.6), finish: 'glass', ease: 14, topless: true }) +
      uprightPrint(studio, -256, 400, inkOn(colour, '#fff6ec')) +
      drum(studio, -548, -512, 100, { colour: GOLD, finish: 'metal', ease: 4 }) +
      vessel(studio, {
        profile: [
          [-1000, 96],
          [-984, 106],
          [-544, 122],
          [-532, 118],
        ],
        colour: cover,
        finish: 'satin',
        soften: 12,
      }),
    width: 250,
    height: 1010,
  }
}

function wand(studio: Studio, tip: (studio: Studio) => string, cover: string): string {
  return (
    vessel(studio, {
      profile: [
        [-420, 92],
        [-404, 100],
        [-12, 116],
        [0, 110],
      ],
      colour: cover,
      finish: 'satin',
      soften: 12,
    }) +
    vessel(studio, {
      profile: [
        [0, 74],
        [46, 74],
      ],
      colour: GOLD,
      finish: 'metal',
      topless: true,
    }) +
    vessel(studio, {
      profile: [
        [46, 12],
        [330, 10],
      ],
      colour: '#e9e1da',
      finish: 'gloss',
      topless: true,
      soften: 0,
    }) +
    tip(studio)
  )
}

/** A wand lying beside its tube. */
export function tubeAndWand(
  studio: Studio,
  tube: string,
  tip: (studio: Studio) => string,
  cover: string,
): Figure {
  return {
    art:
      group(tube, { x: -150 }) +
      group(contactShadow(studio, 0, 0, 130), { x: 240, y: -10 }) +
      group(wand(studio, tip, cover), { x: 150, y: -560, turn: -17 }),
    width: 700,
    height: 1010,
  }
}

const doeFoot = (studio: Studio) =>
  path('M-20 330C-26 380 -30 420 -4 470C26 430 30 380 20 326Z', {
    fill: body(studio, studio.colour, 'satin'),
  })

function openTube(studio: Studio): string {
  const { colour } = studio
  return (
    contactShadow(studio, 0, 0, 128) +
    vessel(studio, {
      profile: [
        [-496, 88],
        [-44, 88],
        [-26, 80],
      ],
      colour,
      finish: 'gloss',
      soften: 20,
      topless: true,
    }) +
    drum(studio, -520, 0, 122, { colour: lighten(colour, 0.5), finish: 'glass', ease: 14 }) +
    uprightPrint(studio, -256, 400, inkOn(colour, '#fff6ec')) +
    drum(studio, -590, -524, 70, { colour: paleOf(colour), finish: 'satin', ease: 4 }) +
    ellipse(0, -590, 44, 6, { fill: darken(colour, 0.6) })
  )
}

export const lipGloss: Drawing = {
  front: glossTube,
  detail: (studio) =>
    tubeAndWand(
      studio,
      openTube(studio),
      doeFoot,
      studio.brand === undefined ? ROSE_GOLD : darken(studio.brand.colour, 0.15),
    ),
  texture: liquidSwatch(0.72),
}
