import { darken, lighten } from '../colour.ts'
import { drape } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { closeUp, type Drawing, type Figure } from '../figure.ts'
import type { Studio } from '../studio.ts'
import { path } from '../svg.ts'
import { neckLabel } from './hanger.ts'
import { buttons, tunic } from './tunic.ts'
import { pile } from './folded.ts'
import { onHanger } from './onHanger.ts'

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
  const garment =
    tunic(studio, {
      print: printOf(studio),
      neck: { half: 92, depth: 150, shape: 'round' },
      shoulder: [196, 40],
      chest: [176, 240],
      waist: [140, 430],
      hem: [350, 1030],
      sag: 34,
      folds: 7,
      depth: 0.5,
      sleeve: { length: 200, width: 150, spread: 76 },
      over: sash(studio, 150, 428),
    }) + neckLabel(studio, 0, 4)
  return onHanger(studio, garment, 186, 760, 1070)
}

export const dress: Drawing = {
  front: dressFigure,
  detail: (studio) => closeUp(dressFigure(studio), 20, -820, 2.05),
  texture: drape(),
}

/** Open in front to the hem, with buttons. */
function maternity(studio: Studio): Figure {
  const garment =
    tunic(studio, {
      print: printOf(studio),
      neck: { half: 96, depth: 130, shape: 'round' },
      shoulder: [192, 40],
      chest: [180, 250],
      waist: [186, 330],
      hem: [330, 1010],
      sag: 34,
      folds: 9,
      depth: 0.36,
      sleeve: { length: 230, width: 140, spread: 70 },
      over:
        path('M0 130V1040', { stroke: darken(studio.colour, 0.4), width: 6, opacity: 0.6 }) +
        buttons(170, 900, 9, lighten(studio.colour, 0.7)),
    }) + neckLabel(studio, 0, 4)
  return onHanger(studio, garment, 184, 740, 1050)
}

export const maternityDress: Drawing = {
  front: maternity,
  detail: pile(),
  texture: drape(),
}
