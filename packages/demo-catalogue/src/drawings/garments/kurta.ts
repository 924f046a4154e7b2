import { lighten, mix } from '../colour.ts'
import { drape, fold } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { closeUp, type Drawing, type Figure } from '../figure.ts'
import type { Studio } from '../studio.ts'
import { path } from '../svg.ts'
import { neckLabel } from './hanger.ts'
import { buttons, tunic } from './tunic.ts'
import { onHanger } from './onHanger.ts'
import { ZARI } from './skirt.ts'

function kurtaFigure(studio: Studio): Figure {
  const yoke = `M-20 90H20V430L0 456L-20 430Z`
  const garment =
    tunic(studio, {
      print: printOf(studio),
      neck: { half: 74, depth: 104, shape: 'round' },
      shoulder: [206, 42],
      chest: [190, 270],
      waist: [182, 454],
      hem: [238, 1010],
      sag: 18,
      folds: 4,
      depth: 0.3,
      sleeve: { length: 440, width: 122, spread: 112 },
      trim: { colour: mix(studio.accent, ZARI, 0.4), width: 20, hem: 40 },
      over:
        path(yoke, { fill: mix(studio.accent, ZARI, 0.3) }) +
        path(yoke, { stroke: lighten(studio.accent, 0.6), width: 4, dash: '8 7' }) +
        buttons(130, 400, 5, '#ead3a0') +
        fold(studio, -236, 646, -200, 1100, 20, 0.5) +
        fold(studio, 236, 646, 200, 1100, 20, 0.5),
    }) + neckLabel(studio, 0, 2, 84)
  return onHanger(studio, garment, 196, 700, 1050)
}

export const kurta: Drawing = {
  front: kurtaFigure,
  detail: (studio) => closeUp(kurtaFigure(studio), 20, -840, 2.1),
  texture: drape(),
}
