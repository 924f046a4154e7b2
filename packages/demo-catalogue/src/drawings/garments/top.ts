import { darken, lighten } from '../colour.ts'
import { drape, piece } from '../fabric.ts'
import { printOf, type Print } from '../prints.ts'
import { type Drawing, type Figure } from '../figure.ts'
import { says, type Studio } from '../studio.ts'
import { group, path, rect } from '../svg.ts'
import { neckLabel } from './hanger.ts'
import { buttons, tunic } from './tunic.ts'
import { pile } from './folded.ts'
import { BARE, onHanger } from './onHanger.ts'

const TOP_PRINTS: Print[] = ['stripe', 'plain', 'floral', 'check']

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
