import { darken } from '../colour.ts'
import { border, drape, fold, piece } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { hung, type Drawing, type Figure } from '../figure.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { folded } from './folded.ts'
import { ZARI } from './skirt.ts'

function dupattaFigure(studio: Studio): Figure {
  const print = printOf(studio)
  const panel = (x0: number, x1: number, from: number, to: number, colour: string) => {
    const outline = `M${x0} ${from}Q${(x0 + x1) / 2} ${from - 22} ${x1} ${from}C${x1 + 16} ${to * 0.4} ${x1 - 12} ${to * 0.7} ${x1 + 14} ${to}Q${(x0 + x1) / 2} ${to + 20} ${x0 - 12} ${to}C${x0 + 10} ${to * 0.7} ${x0 - 14} ${to * 0.4} ${x0} ${from}Z`
    const folds = [0.2, 0.42, 0.62, 0.84]
      .map((share) =>
        fold(
          { ...studio, colour },
          x0 + (x1 - x0) * share,
          from - 30,
          x0 + (x1 - x0) * (share + 0.03),
          to + 60,
          22,
          0.5,
        ),
      )
      .join('')
    const tassels = Array.from({ length: 11 }, (_, i) => {
      const x = x0 + 4 + ((x1 - x0) * i) / 10
      return `M${Math.round(x)} ${to + 8}v44`
    }).join('')
    return (
      path(tassels, { stroke: ZARI, width: 7 }) +
      piece(
        { ...studio, colour },
        {
          outline,
          print,
          colour,
          inside:
            border(`M${x0 - 30} ${to - 60}H${x1 + 30}`, 90, ZARI, colour) +
            border(`M${x0 - 30} ${to - 132}H${x1 + 30}`, 22, ZARI, colour) +
            folds,
        },
      )
    )
  }
  const bar =
    path('M-330 0H330', { stroke: '#b98a58', width: 24 }) +
    path('M-330 -6H330', { stroke: '#e6c69c', width: 6 }) +
    ellipse(-336, 0, 20, 20, { fill: ZARI }) +
    ellipse(336, 0, 20, 20, { fill: ZARI })
  return hung(
    group(
      bar + panel(-60, 220, -8, 900, darken(studio.colour, 0.1)) + panel(-230, 80, -10, 1040, studio.colour),
      { y: 30 },
    ),
    700,
    1130,
  )
}

export const dupatta: Drawing = {
  front: dupattaFigure,
  detail: (studio) => folded(studio, [{ colour: studio.colour, print: printOf(studio), trim: ZARI }]),
  texture: drape({ gold: true }),
}
