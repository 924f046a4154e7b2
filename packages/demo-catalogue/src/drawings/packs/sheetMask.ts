import { softShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { lying, type Drawing } from '../figure.ts'
import { linear } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { group, path, rect } from '../svg.ts'
import { creamSwatch } from '../swatches/liquid.ts'
import { packPrint } from '../wordmark.ts'

function sachet(studio: Studio, colour: string): string {
  const d = 'M-300 -460H300V460H-300Z'
  const ink = inkOn(colour, studio.brand?.colour ?? darken(colour, 0.5))
  const sheen = linear(
    studio,
    [
      [0, lighten(colour, 0.5)],
      [0.3, colour],
      [0.45, lighten(colour, 0.3)],
      [0.75, darken(colour, 0.05)],
      [1, darken(colour, 0.16)],
    ],
    35,
  )
  return (
    softShadow(studio, d, 26) +
    rect(-300, -460, 600, 920, { fill: sheen }, 14) +
    [-460, 404]
      .map(
        (y) =>
          rect(-300, y, 600, 56, { fill: darken(colour, 0.1), opacity: 0.5 }, 10) +
          path(`M-296 ${y + 18}H296M-296 ${y + 36}H296`, {
            stroke: lighten(colour, 0.6),
            width: 3,
            opacity: 0.5,
          }),
      )
      .join('') +
    path('M-250 -230C-250 -330 -120 -370 0 -370S250 -330 250 -230C250 -60 130 60 0 60S-250 -60 -250 -230Z', {
      fill: lighten(colour, 0.55),
      opacity: 0.9,
    }) +
    path(
      'M-140 -230C-110 -262 -60 -262 -36 -230C-60 -212 -110 -212 -140 -230ZM36 -230C60 -262 110 -262 140 -230C110 -212 60 -212 36 -230ZM-64 -70C-30 -92 30 -92 64 -70C30 -44 -30 -44 -64 -70Z',
      { fill: colour },
    ) +
    path('M-14 -190C-4 -150 -26 -130 0 -122', { stroke: colour, width: 6 }) +
    packPrint(studio, { y: 200, size: 84, fit: 460, ink })
  )
}

export const sheetMask: Drawing = {
  front: (studio) => lying(sachet(studio, mix(studio.colour, '#fffaf4', 0.2)), 620, 940),
  detail: (studio) =>
    lying(
      group(sachet(studio, lighten(studio.colour, 0.35)), { x: 90, y: 20, turn: 12, scale: 0.9 }) +
        group(sachet(studio, mix(studio.colour, '#fffaf4', 0.2)), { x: -90, turn: -8, scale: 0.9 }),
      900,
      1000,
    ),
  texture: (studio) => creamSwatch(studio, lighten(studio.colour, 0.5)),
}
