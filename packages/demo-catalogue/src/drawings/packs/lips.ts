import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten } from '../colour.ts'
import type { Drawing, Figure } from '../figure.ts'
import { body, GOLD, linear, paleOf, ROSE_GOLD } from '../gradients.ts'
import { spline } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { drum, glint, seam, TILT, vessel } from '../vessel.ts'
import { packPrint, uprightPrint } from '../wordmark.ts'
import { liquidSwatch } from '../swatches/liquid.ts'
import { smearSwatch } from '../swatches/smear.ts'

const caseColour = (studio: Studio) => darken(studio.brand?.colour ?? darken(studio.colour, 0.3), 0.42)

function bullet(studio: Studio, bottom: number): string {
  const { colour } = studio
  const r = 84
  const top = bottom - 300
  const walls = `M${-r} ${bottom}V${top + 62}C${-r} ${top - 30} ${-r + 34} ${top - 62} ${-r + 72} ${top - 44}C${r - 40} ${top - 8} ${r} ${top + 70} ${r} ${top + 130}V${bottom}Z`
  const face = spline([
    [-r + 8, top + 36],
    [-r + 30, top - 22],
    [-r + 76, top - 36],
    [r - 46, top + 26],
    [r - 10, top + 106],
    [r - 26, top + 156],
    [r - 72, top + 140],
    [-r + 44, top + 98],
  ])
  return (
    path(walls, { fill: body(studio, colour, 'satin') }) +
    path(face, {
      fill: linear(
        studio,
        [
          [0, lighten(colour, 0.42)],
          [0.5, lighten(colour, 0.14)],
          [1, colour],
        ],
        40,
      ),
    }) +
    path(`M${-r + 8} ${top + 40}C${-r + 50} ${top + 108} ${r - 80} ${top + 150} ${r - 18} ${top + 158}`, {
      stroke: lighten(colour, 0.5),
      width: 4,
      opacity: 0.5,
    }) +
    glint(studio, -r + 26, top + 130, bottom - 8, 20, 0.5)
  )
}

function lipstickCase(studio: Studio, top: number): string {
  const colour = caseColour(studio)
  return (
    drum(studio, top, 0, 148, { colour, finish: 'gloss', ease: 12 }) +
    seam(-18, 148, GOLD, 12, 0.9) +
    packPrint(studio, {
      y: top * 0.52,
      size: 44,
      fit: 210,
      ink: '#ecd2a4',
      wrap: { radius: 148, sag: -TILT },
    })
  )
}

function openLipstick(studio: Studio): Figure {
  return {
    art:
      contactShadow(studio, 0, 0, 160) +
      lipstickCase(studio, -400) +
      drum(studio, -560, -400, 116, { colour: GOLD, finish: 'metal', ease: 8 }) +
      seam(-420, 116, darken(GOLD, 0.5), 4) +
      seam(-536, 116, lighten(GOLD, 0.7), 3) +
      drum(studio, -600, -562, 96, { colour: GOLD, finish: 'metal', ease: 5 }) +
      bullet(studio, -592),
    width: 300,
    height: 960,
  }
}

function cap(studio: Studio): string {
  return (
    contactShadow(studio, 0, 0, 150) +
    drum(studio, -480, 0, 150, { colour: caseColour(studio), finish: 'gloss', ease: 16 }) +
    seam(-40, 150, GOLD, 10, 0.85) +
    ellipse(0, -482, 92, 92 * TILT, { stroke: GOLD, width: 4, opacity: 0.8 })
  )
}

export const lipstick: Drawing = {
  front: openLipstick,
  detail: (studio) => ({
    art: group(openLipstick(studio).art, { x: -170 }) + group(cap(studio), { x: 190, y: 60 }),
    width: 700,
    height: 1040,
  }),
  texture: smearSwatch(0.5),
}

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
