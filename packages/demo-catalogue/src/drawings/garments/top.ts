import { darken, lighten, mix } from '../colour.ts'
import { drape } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { hung, type Drawing, type Figure } from '../figure.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { neckLabel } from './hanger.ts'
import { tunic } from './tunic.ts'
import { pile } from './folded.ts'
import { onHanger } from './onHanger.ts'

function teeFigure(studio: Studio): Figure {
  const garment =
    tunic(studio, {
      print: printOf(studio),
      neck: { half: 88, depth: 104, shape: 'round' },
      shoulder: [222, 44],
      chest: [208, 270],
      waist: [196, 450],
      hem: [212, 700],
      sag: 26,
      folds: 5,
      depth: 0.3,
      sleeve: { length: 220, width: 150, spread: 112 },
    }) + neckLabel(studio, 0, 4, 84)
  return onHanger(studio, garment, 208, 720, 740)
}

/** A camisole: a low neck on two narrow straps. */
function camisole(studio: Studio): string {
  const strap = (side: number) =>
    path(`M${side * 104} -146C${side * 84} -110 ${side * 76} -60 ${side * 74} -14`, {
      stroke: darken(studio.colour, 0.3),
      width: 11,
    }) +
    path(`M${side * 128} 6C${side * 126} -50 ${side * 118} -104 ${side * 100} -146`, {
      stroke: darken(studio.colour, 0.1),
      width: 13,
    })
  const ribs = Array.from({ length: 27 }, (_, i) => `M${(i - 13) * 15} 170V800`).join('')
  return (
    strap(-1) +
    strap(1) +
    tunic(studio, {
      print: printOf(studio),
      neck: { half: 128, depth: 96, shape: 'round' },
      shoulder: [136, 2],
      chest: [190, 130],
      waist: [172, 330],
      hem: [198, 560],
      sag: 20,
      folds: 4,
      depth: 0.2,
      over: path(ribs, { stroke: darken(studio.colour, 0.12), width: 2.5, opacity: 0.5 }),
    })
  )
}

/** One camisole in each of two colours: the second is the accent. */
function camisolesFigure(studio: Studio): Figure {
  const one = (colour: string) => group(camisole({ ...studio, colour }), { y: 150 })
  return hung(
    group(one(mix(studio.accent, '#e6c3a6', 0.6)), { x: 150, y: 60, turn: 4 }) +
      group(one(studio.colour), { x: -150, turn: -3 }),
    820,
    860,
  )
}

const bow = ({ colour }: Studio) => {
  const shade = { stroke: darken(colour, 0.4), width: 4 }
  const loop = 'M0 0C-60 -60 -170 -70 -190 -10C-196 50 -70 50 0 0Z'
  const tail = 'M-8 6C-40 90 -60 220 -52 360L26 372C10 240 14 110 14 8Z'
  const filled = { fill: lighten(colour, 0.14) }
  return (
    path(tail, filled) +
    path(tail, { ...shade, opacity: 0.35 }) +
    group(path(tail, filled) + path(tail, { ...shade, opacity: 0.35 }), { stretch: -1, turn: -7 }) +
    [1, -1]
      .map((stretch) => group(path(loop, filled) + path(loop, { ...shade, opacity: 0.4 }), { stretch }))
      .join('') +
    ellipse(0, 0, 26, 30, { fill: lighten(colour, 0.05) }) +
    ellipse(-6, -8, 8, 6, { fill: '#ffffff', opacity: 0.5 })
  )
}

function bowFigure(studio: Studio): Figure {
  const garment =
    tunic(studio, {
      print: printOf(studio),
      neck: { half: 78, depth: 62, shape: 'round' },
      shoulder: [222, 44],
      chest: [208, 270],
      waist: [196, 450],
      hem: [208, 690],
      sag: 24,
      folds: 5,
      depth: 0.42,
      sleeve: { length: 560, width: 128, spread: 96 },
      trim: { colour: darken(studio.colour, 0.08), width: 12 },
    }) + group(bow(studio), { y: 86 })
  return onHanger(studio, garment, 208, 780, 760)
}

function smockedFigure(studio: Studio): Figure {
  const rows = Array.from(
    { length: 9 },
    (_, i) => `M-230 ${120 + i * 30}Q0 ${140 + i * 30} 230 ${120 + i * 30}`,
  )
  const gathers = Array.from({ length: 31 }, (_, i) => `M${(i - 15) * 13} 96V390`).join('')
  const garment = tunic(studio, {
    print: printOf(studio),
    scale: 0.8,
    neck: { half: 150, depth: 70, shape: 'round' },
    shoulder: [196, 30],
    chest: [180, 230],
    waist: [172, 390],
    hem: [250, 660],
    sag: 30,
    folds: 7,
    depth: 0.34,
    sleeve: { length: 470, width: 190, spread: 150 },
    over:
      path(gathers, { stroke: darken(studio.colour, 0.4), width: 3, opacity: 0.35 }) +
      path(rows.join(''), { stroke: lighten(studio.colour, 0.6), width: 4, opacity: 0.8 }),
  })
  return onHanger(studio, garment, 176, 800, 740)
}

function topFigure(studio: Studio): Figure {
  if (says(studio, /camisole/)) return camisolesFigure(studio)
  if (says(studio, /\bbow\b/)) return bowFigure(studio)
  if (says(studio, /smocked/)) return smockedFigure(studio)
  return teeFigure(studio)
}

export const top: Drawing = { front: topFigure, detail: pile(), texture: drape() }
