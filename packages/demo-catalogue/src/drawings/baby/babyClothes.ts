import { darken, lighten } from '../colour.ts'
import { fold, piece } from '../fabric.ts'
import { printOf } from '../prints.ts'
import { neckLabel } from '../garments/hanger.ts'
import { buttons } from '../garments/tunic.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'

export function romperPiece(studio: Studio): string {
  const outline =
    'M-86 0C-70 70 70 70 86 0L190 36L330 190L232 276L196 238C190 340 196 420 216 500C236 560 250 600 244 660L96 690C84 640 50 600 0 600S-84 640 -96 690L-244 660C-250 600 -236 560 -216 500C-196 420 -190 340 -196 238L-232 276L-330 190L-190 36Z'
  const trim = lighten(studio.colour, 0.65)
  return (
    path('M-86 0C-50 -28 50 -28 86 0C70 60 -70 60 -86 0Z', { fill: darken(studio.colour, 0.35) }) +
    piece(studio, {
      outline,
      print: printOf(studio),
      scale: 0.8,
      inside:
        fold(studio, -120, 120, -160, 640, 50, 0.26) +
        fold(studio, 120, 140, 170, 640, 50, 0.28) +
        fold(studio, 0, 420, -20, 640, 60, 0.24) +
        path('M-88 0C-70 72 70 72 88 0', { stroke: trim, width: 24 }) +
        path('M224 268L338 180M-224 268L-338 180M240 650L92 682M-240 650L-92 682', {
          stroke: trim,
          width: 30,
        }) +
        path('M-96 690C-84 640 -50 606 0 606S84 640 96 690', { stroke: trim, width: 26 }),
    }) +
    (says(studio, /zip/)
      ? path('M0 60V560', { stroke: trim, width: 26 }) +
        path('M0 60V560', { stroke: darken(studio.colour, 0.5), width: 8, dash: '6 6' })
      : buttons(120, 300, 3, trim)) +
    ellipse(0, 622, 9, 9, { fill: '#ffffff' }) +
    ellipse(-50, 634, 9, 9, { fill: '#ffffff' }) +
    ellipse(50, 634, 9, 9, { fill: '#ffffff' }) +
    group(neckLabel(studio, 0, 4, 74), {})
  )
}
