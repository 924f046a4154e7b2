import { darken, lighten } from '../colour.ts'
import { border, crease, drape, fold, piece } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { hung, type Drawing, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { seeded } from '../shapes.ts'
import { ellipse, group, n, path, rect } from '../svg.ts'
import { swingTag } from './hanger.ts'
import { pile } from './folded.ts'
import { legs } from './legs.ts'

const band = (studio: Studio, half: number, tie: boolean) =>
  rect(-half - 4, -8, half * 2 + 8, 56, { fill: darken(studio.colour, 0.12) }, 6) +
  rect(-half - 4, -8, half * 2 + 8, 12, { fill: lighten(studio.colour, 0.4), opacity: 0.4 }, 6) +
  (tie
    ? path('M-6 30C-40 90 -34 160 -54 210M6 30C30 90 24 150 40 196', {
        stroke: lighten(studio.colour, 0.35),
        width: 10,
      }) + ellipse(0, 26, 20, 14, { fill: lighten(studio.colour, 0.3) })
    : ellipse(0, 20, 12, 12, { fill: GOLD }) +
      [-1, 1]
        .map((s) => rect(s * half * 0.6 - 8, -12, 16, 70, { fill: darken(studio.colour, 0.25) }, 3))
        .join(''))

const clips = (half: number) =>
  path('M0 -60V-100C0 -122 30 -122 30 -146C30 -170 -8 -174 -16 -150', { stroke: '#9a938c', width: 8 }) +
  path(`M${-half} -56H${half}`, { stroke: '#a9a29b', width: 12 }) +
  [-1, 1]
    .map(
      (s) =>
        rect(s * half * 0.8 - 20, -64, 40, 76, { fill: '#8b847e' }, 8) +
        rect(s * half * 0.8 - 20, -64, 14, 76, { fill: '#ffffff', opacity: 0.4 }, 6),
    )
    .join('')

/** Hung by the waistband, which is its own for each cut. */
const hungBy = (art: string, width: number, height: number) =>
  hung(group(clips(150) + art, { y: 170 }), width, height)

/** Ribbed cuffs at both ankles. */
const cuffs = (studio: Studio, centre: number, half: number, y: number) =>
  [-1, 1]
    .map(
      (s) =>
        rect(s * centre - half, y, half * 2, 70, { fill: darken(studio.colour, 0.14) }, 12) +
        path(
          Array.from(
            { length: 9 },
            (_, i) => `M${s * centre - half + 8 + (i * (half * 2 - 16)) / 8} ${y + 6}V${y + 64}`,
          ).join(''),
          { stroke: darken(studio.colour, 0.4), width: 4, opacity: 0.5 },
        ),
    )
    .join('')

const seams = (studio: Studio) =>
  path('M-150 60L-188 190M150 60L188 190', { stroke: darken(studio.colour, 0.5), width: 5, opacity: 0.6 }) +
  path('M0 50V270', { stroke: darken(studio.colour, 0.5), width: 4, opacity: 0.5 })

/** The uneven yarn of linen, and creases at hip and knee. */
function slubs(studio: Studio): string {
  const random = seeded(7)
  const yarn = (stroke: string) =>
    path(
      Array.from({ length: 260 }, () => {
        const [x, y, long] = [random() * 380 - 370, random() * 980, 5 + random() * 12]
        return random() > 0.5 ? `M${n(x)} ${n(y)}h${n(long)}` : `M${n(x)} ${n(y)}v${n(long)}`
      }).join(''),
      { stroke, width: 2, opacity: 0.34 },
    )
  const creases = [
    'M-190 250C-150 300 -70 300 -10 270',
    'M-250 330C-190 380 -120 360 -60 330',
    'M-240 560C-200 600 -140 590 -90 560',
    'M-270 620C-220 650 -180 640 -130 620',
  ].map((d) => crease(d, 22, darken(studio.colour, 0.5), 0.07))
  return yarn(lighten(studio.colour, 0.4)) + yarn(darken(studio.colour, 0.24)) + creases.join('')
}

/** Double pleats that open into wide legs. */
function wideLegs(studio: Studio): Figure {
  const pleats = [-1, 1].flatMap((s) => [60, 96].map((x) => `M${s * x} 50L${s * (x + 14)} 210`)).join('')
  const art =
    legs(studio, {
      print: printOf(studio),
      length: 980,
      half: 236,
      ankle: 128,
      rise: 290,
      pleats: 3,
      depth: 0.36,
      texture: slubs(studio),
    }) +
    band(studio, 172, false) +
    path(pleats, { stroke: darken(studio.colour, 0.5), width: 5, opacity: 0.6 }) +
    swingTag(studio, 150, 20)
  return hungBy(art, 640, 1160)
}

function joggers(studio: Studio): Figure {
  const art =
    legs(studio, { print: 'plain', length: 900, half: 236, ankle: 84, rise: 300, pleats: 2 }) +
    cuffs(studio, 236 * 0.56 + 84 * 0.2, 76, 880) +
    band(studio, 172, true) +
    path('M-176 70L-206 230M176 70L206 230', { stroke: darken(studio.colour, 0.5), width: 7, opacity: 0.6 })
  return hungBy(art, 560, 1130)
}

/** Folds that fall from the waist to narrow cuffs. */
function dhoti(studio: Studio): Figure {
  const side =
    'M-176 0H6V430C-20 520 -60 640 -84 930L-176 930C-210 800 -330 640 -322 420C-316 250 -240 120 -176 0Z'
  const cowls = [0, 1, 2, 3]
    .map((i) => fold(studio, -150 + i * 36, 30, -250 + i * 44, 820 + i * 24, 22, 0.5))
    .join('')
  const drape_ = [0, 1, 2]
    .map((i) =>
      path(`M4 ${150 + i * 110}C-90 ${330 + i * 110} -200 ${360 + i * 90} -${300 - i * 14} ${330 + i * 90}`, {
        stroke: darken(studio.colour, 0.5),
        width: 6,
        opacity: 0.4,
      }),
    )
    .join('')
  const half = piece(studio, { outline: side, inside: cowls + drape_ })
  const art = half + group(half, { stretch: -1 }) + cuffs(studio, 130, 52, 900) + band(studio, 178, true)
  return hungBy(art, 700, 1160)
}

/** A high panel over the bump, and legs that taper to the ankle. */
function leggings(studio: Studio): Figure {
  const panel = 'M-172 -150Q0 -178 172 -150L176 90C120 150 60 176 0 176S-120 150 -176 90Z'
  const art =
    legs(studio, { print: 'plain', length: 930, half: 196, ankle: 56, rise: 270, depth: 0.3 }) +
    piece(studio, { outline: panel, colour: lighten(studio.colour, 0.16), shine: 0.3, flat: true }) +
    path('M-172 -142Q0 -170 172 -142', { stroke: lighten(studio.colour, 0.4), width: 7, opacity: 0.6 })
  return hung(group(group(clips(150), { y: -150 }) + art, { y: 320 }), 480, 1260)
}

/** A close column that flares like a mermaid's tail below the knee. */
function petticoat(studio: Studio): Figure {
  const outline =
    'M-150 0Q0 20 150 0C196 150 190 300 172 470C160 640 190 760 300 930Q0 1000 -300 930C-190 760 -160 640 -172 470C-190 300 -196 150 -150 0Z'
  const flare = Array.from({ length: 8 }, (_, i) =>
    fold(studio, (i - 3.5) * 30, 560, (i - 3.5) * 82, 990, 18, 0.5),
  ).join('')
  const slit = path('M118 640C140 760 170 860 214 950', {
    stroke: darken(studio.colour, 0.6),
    width: 7,
    opacity: 0.7,
  })
  const art =
    piece(studio, { outline, inside: flare + slit + fold(studio, -120, 40, -130, 560, 30, 0.3) }) +
    band(studio, 152, true)
  return hungBy(art, 660, 1140)
}

function trousersFigure(studio: Studio): Figure {
  if (says(studio, /wide-leg/)) return wideLegs(studio)
  if (says(studio, /jogger/)) return joggers(studio)
  if (says(studio, /dhoti/)) return dhoti(studio)
  if (says(studio, /legging/)) return leggings(studio)
  if (says(studio, /petticoat/)) return petticoat(studio)
  const art =
    legs(studio, { print: printOf(studio), length: 980, half: 232, ankle: 92, rise: 280 }) +
    band(studio, 168, false) +
    seams(studio) +
    swingTag(studio, 150, 20)
  return hungBy(art, 520, 1160)
}

export const trousers: Drawing = {
  front: trousersFigure,
  detail: pile(({ colour }) => darken(colour, 0.2)),
  texture: drape(),
}

/** Close to the knee, then a burst of gathers with two rows of gota. */
function sharara(studio: Studio): Figure {
  const knee = 500
  const upper = legs(studio, { print: printOf(studio), length: knee + 30, half: 224, ankle: 116, rise: 280 })
  const outline = `M-262 ${knee}H-34C-30 660 0 800 6 950Q-190 1000 -372 940C-330 800 -280 660 -262 ${knee}Z`
  const gathers = Array.from({ length: 9 }, (_, i) =>
    fold(studio, -250 + i * 25, knee - 10, -350 + i * 42, 1010, 14, 0.55),
  ).join('')
  const row = (y: number) => border(`M-400 ${y - 8}Q-190 ${y + 46} 20 ${y}`, 24, '#d9b35c', studio.colour)
  const lower = piece(studio, { outline, print: printOf(studio), inside: gathers + row(900) + row(850) })
  const seam = border(`M-264 ${knee + 4}H-32`, 16, '#d9b35c', studio.colour)
  return hungBy(
    upper + lower + seam + group(lower + seam, { stretch: -1 }) + band(studio, 172, true),
    780,
    1160,
  )
}

function palazzoFigure(studio: Studio): Figure {
  const print = printOf(studio)
  if (says(studio, /sharara/)) return sharara(studio)
  const art =
    legs(studio, { print, length: 940, half: 250, ankle: 196, rise: 300, pleats: 7 }) +
    band(studio, 184, true)
  return hung(group(clips(160) + art, { y: 170 }), 760, 1130)
}

export const palazzo: Drawing = {
  front: palazzoFigure,
  detail: pile(({ accent }) => accent),
  texture: drape(),
}
