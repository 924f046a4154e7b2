import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { withCarton } from '../carton.ts'
import type { Drawing, Figure } from '../figure.ts'
import { body, GOLD, IVORY, paleOf, ROSE_GOLD, type Finish } from '../gradients.ts'
import type { Point } from '../shapes.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { creamSwatch, drop, liquidSwatch } from '../swatches/liquid.ts'
import { smearSwatch } from '../swatches/smear.ts'
import { drum, glint, ridges, seam, TILT, vessel } from '../vessel.ts'
import { packPrint } from '../wordmark.ts'

const brandInk = (studio: Studio, ground: string) =>
  inkOn(ground, studio.brand?.colour ?? darken(studio.colour, 0.5))

interface Bottle {
  /** Walls from the shoulder down; the last point stands on the floor. */
  profile: readonly Point[]
  radius: number
  colour: string
  finish: Finish
  /** Baseline and size of the print. */
  print: [y: number, size: number]
  /** Colour of a paper label behind the print: [top, bottom, colour]. */
  paper?: [number, number, string]
}

function bottle(studio: Studio, { profile, radius, colour, finish, print, paper }: Bottle): string {
  const wrap = { radius, sag: -TILT }
  const glassy = finish === 'glass'
  return (
    contactShadow(studio, 0, 0, radius) +
    vessel(studio, { profile, colour, finish, soften: radius * 0.3, topless: true }) +
    (glassy ? '' : glint(studio, -radius * 0.66, profile[2]?.[0] ?? -400, -60, radius * 0.1, 0.35)) +
    (paper === undefined ? '' : wrapped(studio, paper[0], paper[1], radius, paper[2])) +
    packPrint(studio, {
      y: print[0],
      size: print[1],
      fit: radius * 1.5,
      ink: brandInk(studio, paper?.[2] ?? colour),
      wrap,
    })
  )
}

/** A paper label round a body. */
function wrapped(studio: Studio, top: number, bottom: number, radius: number, colour: string): string {
  const sag = radius * TILT
  const d = `M${-radius} ${top}A${radius} ${sag} 0 0 0 ${radius} ${top}V${bottom}A${radius} ${sag} 0 0 1 ${-radius} ${bottom}Z`
  return path(d, { fill: body(studio, colour, 'matte') })
}

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

const pumpHead = (studio: Studio, y: number, colour: string) =>
  drum(studio, y - 74, y, 100, { colour, finish: 'satin', ease: 8 }) +
  ridges(y - 66, y - 8, 100, 30, darken(colour, 0.6)) +
  drum(studio, y - 170, y - 78, 34, { colour, finish: 'satin', ease: 4 }) +
  path(
    `M-70 ${y - 216}C-70 ${y - 236} -40 ${y - 244} 20 ${y - 240}L196 ${y - 214}C214 ${y - 210} 216 ${y - 172} 204 ${y - 160}L184 ${y - 160}C184 ${y - 178} 170 ${y - 184} 90 ${y - 176}L-52 ${y - 170}C-66 ${y - 172} -70 ${y - 190} -70 ${y - 216}Z`,
    { fill: body(studio, colour, 'satin') },
  ) +
  path(`M-56 ${y - 226}C-20 ${y - 236} 20 ${y - 232} 180 ${y - 208}`, {
    stroke: lighten(colour, 0.7),
    width: 6,
    opacity: 0.7,
  })

function pump(studio: Studio, look: Partial<Bottle> = {}): Figure {
  const colour = look.colour ?? mix(studio.colour, IVORY, 0.45)
  const profile: Point[] = [
    [-660, 92],
    [-640, 108],
    [-590, 196],
    [-540, 206],
    [-26, 206],
    [0, 188],
  ]
  return {
    art:
      bottle(studio, { profile, radius: 206, colour, finish: 'satin', print: [-360, 62], ...look }) +
      pumpHead(studio, -650, IVORY),
    width: 420,
    height: 890,
  }
}

export const pumpBottle: Drawing = {
  front: (studio) => pump(studio),
  detail: (studio) => withCarton(studio, pump(studio), { width: 350, height: 860 }),
  texture: liquidSwatch(0.85, ({ colour }) => mix(colour, '#fffaf2', 0.6)),
}

function shampoo(studio: Studio): Figure {
  const { colour } = studio
  const profile: Point[] = [
    [-740, 120],
    [-700, 168],
    [-640, 188],
    [-320, 206],
    [-60, 200],
    [0, 176],
  ]
  const cap = mix(studio.brand?.colour ?? darken(colour, 0.3), colour, 0.2)
  return {
    art:
      bottle(studio, { profile, radius: 200, colour, finish: 'satin', print: [-420, 64] }) +
      drum(studio, -860, -728, 126, { colour: cap, finish: 'satin', ease: 14 }) +
      seam(-790, 126, darken(cap, 0.5), 4) +
      path('M-34 -796H34V-782C20 -774 -20 -774 -34 -782Z', { fill: darken(cap, 0.35) }),
    width: 420,
    height: 880,
  }
}

export const shampooBottle: Drawing = {
  front: shampoo,
  detail: (studio) => ({
    art:
      group(pump(studio, { colour: lighten(studio.colour, 0.25) }).art, { x: 190, y: -30, scale: 0.94 }) +
      group(shampoo(studio).art, { x: -190, y: 30 }),
    width: 800,
    height: 920,
  }),
  texture: liquidSwatch(0.7, ({ colour }) => lighten(colour, 0.3)),
}

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

export const babyLotion: Drawing = {
  front: (studio) => pump(studio, { colour: mix(studio.colour, '#fffdf9', 0.55), finish: 'matte' }),
  detail: (studio) => ({
    art:
      group(shampoo({ ...studio, colour: mix(studio.colour, '#fffdf9', 0.3) }).art, {
        x: 200,
        y: -40,
        scale: 0.72,
      }) +
      group(pump(studio, { colour: mix(studio.colour, '#fffdf9', 0.55), finish: 'matte' }).art, {
        x: -150,
        y: 20,
      }),
    width: 760,
    height: 900,
  }),
  texture: (studio) => creamSwatch(studio),
}
