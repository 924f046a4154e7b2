import { darken, lighten, mix } from '../colour.ts'
import { drape, piece } from '../fabric.ts'
import { printOf, type Print } from '../prints.ts'
import { closeUp, type Drawing, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { group, path, rect } from '../svg.ts'
import { neckLabel } from './hanger.ts'
import { buttons, tunic } from './tunic.ts'
import { onHanger } from './onHanger.ts'

const JACKET_PRINTS: Print[] = ['plain', 'denim', 'block']

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
