import { darken, lightness } from '../colour.ts'
import { drape } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { type Drawing, type Figure } from '../figure.ts'
import type { Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { neckLabel } from './hanger.ts'
import { buttons, tunic } from './tunic.ts'
import { pile } from './folded.ts'
import { legs } from './legs.ts'
import { onHanger } from './onHanger.ts'

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
