import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import { fold, piece } from '../fabric.ts'
import { printOf } from '../prints.ts'
import type { Drawing, Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import { macro } from '../jewellery/closeUps.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { wordmark } from '../wordmark.ts'
import { hide, stitched } from './leather.ts'

const handle = (d: string, colour: string, width: number) =>
  path(d, { stroke: darken(colour, 0.45), width: width + 4 }) +
  path(d, { stroke: colour, width }) +
  group(path(d, { stroke: lighten(colour, 0.45), width: width * 0.22, opacity: 0.8 }), {
    x: -width * 0.16,
    y: -width * 0.14,
  })

function toteFigure(studio: Studio): Figure {
  const { colour } = studio
  const trim = mix(darken(colour, 0.45), '#6b4226', 0.55)
  const outline = 'M-372 -580Q0 -560 372 -580L330 -24Q328 0 304 0H-304Q-328 0 -330 -24Z'
  const print = printOf(studio, ['plain', 'stripe', 'ikat', 'block'])
  const inside =
    fold(studio, -210, -560, -160, 40, 50, 0.22) +
    fold(studio, 190, -560, 230, 20, 60, 0.26) +
    path('M-380 -120Q0 -96 380 -120V20H-380Z', { fill: hide(studio, trim) }) +
    stitched('M-360 -104Q0 -80 360 -104', trim) +
    path('M-372 -570Q0 -550 372 -570', { stroke: trim, width: 34 })
  return {
    art:
      contactShadow(studio, 0, -4, 320, 0.4) +
      handle('M-150 -560C-160 -900 160 -900 150 -560', darken(trim, 0.25), 26) +
      path('M-372 -580Q0 -620 372 -580Q0 -560 -372 -580Z', { fill: darken(colour, 0.55) }) +
      piece(studio, { outline, print, inside, flat: true }) +
      handle('M-170 -470C-180 -880 180 -880 170 -470', trim, 28) +
      [-170, 170]
        .map(
          (x) =>
            rect(x - 30, -500, 60, 110, { fill: hide(studio, trim) }, 12) +
            rect(x - 22, -492, 44, 94, { stroke: lighten(trim, 0.5), width: 3, dash: '9 7' }, 8) +
            ellipse(x, -420, 8, 8, { fill: GOLD }),
        )
        .join('') +
      (studio.brand === undefined
        ? ''
        : rect(-130, -330, 260, 110, { fill: lighten(trim, 0.1) }, 10) +
          rect(-122, -322, 244, 94, { stroke: lighten(trim, 0.5), width: 3, dash: '9 7' }, 6) +
          wordmark(studio.brand, 0, -260, { size: 52, fill: inkOn(trim, '#f2ddb0'), fit: 210 })),
    width: 760,
    height: 850,
  }
}

export const toteBag: Drawing = {
  front: toteFigure,
  detail: (studio) => ({
    art:
      group(toteFigure({ ...studio, colour: mix(studio.colour, '#f3e6d2', 0.6) }).art, {
        x: 150,
        y: -70,
        scale: 0.8,
      }) + group(toteFigure(studio).art, { x: -110, y: 30, scale: 0.86 }),
    width: 860,
    height: 800,
  }),
  texture: macro(toteFigure, -150, -440, 3),
}
