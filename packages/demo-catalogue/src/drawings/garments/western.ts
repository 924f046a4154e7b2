import { darken, lighten, lightness, mix } from '../colour.ts'
import { drape, fold, piece, printOf, type Print } from '../fabric.ts'
import { closeUp, hung, type Drawing, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { folded } from './folded.ts'
import { hanger, neckLabel, swingTag } from './hanger.ts'
import { buttons, tunic } from './tunic.ts'

const DRESS_PRINTS: Print[] = ['floral', 'plain', 'dots', 'block']
const TOP_PRINTS: Print[] = ['stripe', 'plain', 'floral', 'check']
/** Words for garments without sleeves. */
export const BARE = /sleeveless|strap|cami|slip|tank|shell|halter/
const JACKET_PRINTS: Print[] = ['plain', 'denim', 'block']

/** A garment on its hanger: the hook's top is the figure's top. */
export const onHanger = (
  studio: Studio,
  garment: string,
  half: number,
  width: number,
  height: number,
): Figure => hung(group(hanger(studio, half), { y: 122 }) + group(garment, { y: 128 }), width, height + 128)

const sash = (studio: Studio, half: number, y: number) =>
  path(
    `M${-half - 6} ${y - 20}Q0 ${y + 4} ${half + 6} ${y - 20}V${y + 22}Q0 ${y + 46} ${-half - 6} ${y + 22}Z`,
    { fill: darken(studio.colour, 0.18) },
  ) +
  path(`M${-half} ${y - 14}Q0 ${y + 10} ${half} ${y - 14}`, {
    stroke: lighten(studio.colour, 0.4),
    width: 4,
    opacity: 0.5,
  })

function dressFigure(studio: Studio): Figure {
  const print = printOf(studio, DRESS_PRINTS)
  const garment =
    tunic(studio, {
      print,
      neck: { half: 92, depth: 150, shape: says(studio, /shirt|wrap|v-neck/) ? 'v' : 'round' },
      shoulder: [196, 40],
      chest: [176, 240],
      waist: [140, 430],
      hem: says(studio, /bodycon|shift|slip|straight/)
        ? [206, 960]
        : says(studio, /maxi|tiered|gown/)
          ? [380, 1150]
          : [350, 1030],
      sag: 34,
      folds: 7,
      depth: 0.5,
      ...(says(studio, BARE) ? {} : { sleeve: { length: 200, width: 150, spread: 76 } }),
      over: sash(studio, 150, 428),
    }) + neckLabel(studio, 0, 4)
  return onHanger(studio, garment, 186, 760, 1070)
}

const pile =
  (
    choices: readonly Print[],
    second: (studio: Studio) => string = ({ colour }) => mix(colour, '#fbf4ea', 0.7),
  ) =>
  (studio: Studio) => {
    const print = printOf(studio, choices)
    return folded(studio, [
      { colour: studio.colour, print },
      { colour: second(studio), print: 'plain' },
    ])
  }

export const dress: Drawing = {
  front: dressFigure,
  detail: (studio) => closeUp(dressFigure(studio), 20, -820, 2.05),
  texture: drape(DRESS_PRINTS),
}

function maternity(studio: Studio): Figure {
  const garment =
    tunic(studio, {
      print: printOf(studio, ['floral', 'dots', 'plain']),
      neck: { half: 96, depth: 130, shape: 'round' },
      shoulder: [192, 40],
      chest: [180, 250],
      waist: [186, 330],
      hem: [330, 1010],
      sag: 34,
      folds: 9,
      depth: 0.36,
      sleeve: { length: 230, width: 140, spread: 70 },
      over: sash(studio, 190, 316) + buttons(150, 280, 3, lighten(studio.colour, 0.7)),
    }) + neckLabel(studio, 0, 4)
  return onHanger(studio, garment, 184, 740, 1050)
}

export const maternityDress: Drawing = {
  front: maternity,
  detail: pile(['floral', 'dots', 'plain']),
  texture: drape(['floral', 'dots', 'plain']),
}

function teeFigure(studio: Studio): Figure {
  const bare = says(studio, BARE)
  const garment =
    tunic(studio, {
      print: printOf(studio, TOP_PRINTS),
      neck: { half: 88, depth: 104, shape: says(studio, /v-neck|wrap/) ? 'v' : 'round' },
      shoulder: bare ? [176, 40] : [222, 44],
      chest: [208, 270],
      waist: [196, 450],
      hem: [212, 700],
      sag: 26,
      folds: 5,
      depth: 0.3,
      ...(bare ? {} : { sleeve: { length: 220, width: 150, spread: 112 } }),
    }) + neckLabel(studio, 0, 4, 84)
  return onHanger(studio, garment, bare ? 168 : 208, 720, 740)
}

function topFigure(studio: Studio): Figure {
  if (!says(studio, /shirt|kurti/) && says(studio, /tee|t-shirt|top|cami|shell|blouse|knit|tank|rib/))
    return teeFigure(studio)
  const collar = lighten(studio.colour, 0.12)
  const wing = 'M-86 0L-8 84L-74 150C-110 110 -124 50 -104 -14Z'
  const garment =
    tunic(studio, {
      print: printOf(studio, TOP_PRINTS),
      neck: { half: 86, depth: 110, shape: 'v' },
      shoulder: [226, 44],
      chest: [214, 270],
      waist: [210, 480],
      hem: [226, 720],
      sag: 30,
      folds: 5,
      depth: 0.3,
      sleeve: { length: 420, width: 120, spread: 120 },
      over:
        rect(-26, 90, 52, 700, { fill: collar, opacity: 0.5 }) +
        buttons(150, 690, 6, lighten(collar, 0.6)) +
        path('M80 280H180V380L130 410L80 380Z', {
          stroke: darken(studio.colour, 0.4),
          width: 4,
          opacity: 0.5,
        }),
    }) +
    piece(studio, { outline: wing, print: 'plain', colour: collar, flat: true }) +
    group(piece(studio, { outline: wing, print: 'plain', colour: collar, flat: true }), { stretch: -1 }) +
    neckLabel(studio, 0, 2, 84)
  return onHanger(studio, garment, 214, 780, 770)
}

export const top: Drawing = { front: topFigure, detail: pile(TOP_PRINTS), texture: drape(TOP_PRINTS) }

function jacketFigure(studio: Studio): Figure {
  const print = printOf(studio, JACKET_PRINTS)
  const lapel = 'M-78 0C-110 60 -130 130 -118 210L-96 228L-110 262L-14 470L-4 420L-40 200Z'
  const shade = darken(studio.colour, 0.2)
  const lapelPiece = piece(studio, {
    outline: lapel,
    print,
    colour: lighten(studio.colour, 0.08),
    flat: true,
  })
  const garment =
    tunic(studio, {
      print,
      neck: { half: 80, depth: 440, shape: 'v' },
      shoulder: [232, 46],
      chest: [212, 280],
      waist: [190, 470],
      hem: [226, 800],
      sag: 10,
      folds: 3,
      depth: 0.24,
      lining: mix(studio.accent, '#f3e6d2', 0.5),
      sleeve: { length: 560, width: 120, spread: 104 },
      over:
        path('M0 430V840', { stroke: darken(studio.colour, 0.6), width: 5, opacity: 0.6 }) +
        buttons(500, 620, 2, GOLD, -22) +
        [-1, 1].map((s) => rect(s * 116 - 62, 590, 124, 34, { fill: shade, opacity: 0.75 }, 8)).join(''),
    }) +
    lapelPiece +
    group(lapelPiece, { stretch: -1 }) +
    neckLabel(studio, 0, 24)
  return onHanger(studio, garment, 220, 780, 830)
}

export const jacket: Drawing = {
  front: jacketFigure,
  detail: (studio) => closeUp(jacketFigure(studio), 10, -620, 2),
  texture: drape(JACKET_PRINTS),
}

function nightwearFigure(studio: Studio): Figure {
  const print = printOf(studio, ['plain', 'dots', 'stripe', 'floral'])
  const piping = lightness(studio.colour) > 0.6 ? darken(studio.colour, 0.4) : '#fbf4ea'
  const shirt = tunic(studio, {
    print,
    neck: { half: 82, depth: 190, shape: 'v' },
    shoulder: [222, 44],
    chest: [214, 260],
    waist: [214, 420],
    hem: [226, 620],
    sag: 16,
    folds: 5,
    depth: 0.28,
    sleeve: { length: 280, width: 140, spread: 104 },
    over:
      path('M-82 0L0 190V660M82 0L0 190', { stroke: piping, width: 7 }) +
      path('M60 300H160V400H60Z', { stroke: piping, width: 5 }) +
      buttons(240, 570, 4, piping, 22),
  })
  return onHanger(
    studio,
    group(legs(studio, { print, length: 520, half: 190, ankle: 108, rise: 150 }), { y: 560 }) +
      shirt +
      neckLabel(studio, 0, 6),
    208,
    740,
    1090,
  )
}

export const nightwear: Drawing = {
  front: nightwearFigure,
  detail: pile(['plain', 'dots', 'stripe', 'floral'], ({ colour }) => darken(colour, 0.12)),
  texture: drape(['plain', 'dots', 'stripe', 'floral']),
}

interface Legs {
  print: Print
  length: number
  /** Half of the hips. */
  half: number
  /** Half of one leg's hem. */
  ankle: number
  /** From waist to crotch. */
  rise: number
  pleats?: number
}

/** Both legs from the waist at y = 0. */
function legs(studio: Studio, { print, length, half, ankle, rise, pleats = 0 }: Legs): string {
  const waist = half * 0.72
  const centre = half * 0.56 + ankle * 0.2
  const outline = `M${-waist} 0H8L10 ${rise}L${-centre + ankle} ${length}Q${-centre} ${length + 14} ${-centre - ankle} ${length}C${-centre - ankle + 6} ${length * 0.6} ${-half - 6} ${rise} ${-half} ${rise * 0.7}C${-half} ${rise * 0.4} ${-waist - 8} ${rise * 0.2} ${-waist} 0Z`
  const creaseFold = fold(studio, -half * 0.5, 40, -centre, length + 60, 22 + ankle * 0.1, 0.36)
  const many = Array.from({ length: pleats }, (_, i) =>
    fold(
      studio,
      -waist + 20 + ((waist - 20) / pleats) * i,
      30,
      -centre - ankle * 0.9 + ((ankle * 1.9) / pleats) * i,
      length + 90,
      8 + ankle / pleats / 2,
      0.46,
    ),
  ).join('')
  const leg = piece(studio, {
    outline,
    print,
    inside: creaseFold + many + fold(studio, 6, rise * 0.5, -centre + ankle, length, 30, 0.4),
  })
  return leg + group(leg, { stretch: -1 })
}

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

function trousersFigure(studio: Studio): Figure {
  const print = printOf(studio, ['plain', 'check', 'stripe'])
  const art =
    legs(studio, { print, length: 980, half: 232, ankle: 92, rise: 280 }) +
    band(studio, 168, false) +
    path('M-150 60L-188 190M150 60L188 190', { stroke: darken(studio.colour, 0.5), width: 5, opacity: 0.6 }) +
    path('M0 50V270', { stroke: darken(studio.colour, 0.5), width: 4, opacity: 0.5 }) +
    swingTag(studio, 150, 20)
  return hung(group(clips(150) + art, { y: 170 }), 520, 1160)
}

export const trousers: Drawing = {
  front: trousersFigure,
  detail: pile(['plain', 'check', 'stripe'], ({ colour }) => darken(colour, 0.2)),
  texture: drape(['plain', 'check', 'stripe']),
}

function palazzoFigure(studio: Studio): Figure {
  const print = printOf(studio, ['block', 'plain', 'lehariya', 'ikat'])
  const art =
    legs(studio, { print, length: 940, half: 250, ankle: 196, rise: 300, pleats: 7 }) +
    band(studio, 184, true)
  return hung(group(clips(160) + art, { y: 170 }), 760, 1130)
}

export const palazzo: Drawing = {
  front: palazzoFigure,
  detail: pile(['block', 'plain', 'lehariya', 'ikat'], ({ accent }) => accent),
  texture: drape(['block', 'plain', 'lehariya', 'ikat']),
}
