import { softShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { fold, piece } from '../fabric.ts'
import { lying, type Figure } from '../figure.ts'
import { radial } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'

/** A bowl, a spoon with a soft tip and a bib with a trough. */
export function weaningSet(studio: Studio): Figure {
  const deep = darken(studio.colour, 0.18)
  const bib =
    'M-120 -330C-100 -220 100 -220 120 -330C190 -300 280 -120 270 60C262 200 160 250 0 250S-262 200 -270 60C-280 -120 -190 -300 -120 -330Z'
  const bowl = 'M-220 0A220 220 0 1 1 220 0A220 220 0 1 1 -220 0Z'
  const spoon = 'M-16 -60C-60 -90 -66 -230 0 -250C66 -230 60 -90 16 -60L24 290Q0 320 -24 290Z'
  const cotton = piece(studio, {
    outline: bib,
    inside:
      fold(studio, -120, -160, -140, 240, 40, 0.2) +
      path('M-262 110C-160 60 160 60 262 110C240 220 160 250 0 250S-240 220 -262 110Z', {
        fill: deep,
        opacity: 0.8,
      }) +
      path('M-262 110C-160 60 160 60 262 110', { stroke: lighten(studio.colour, 0.6), width: 8 }),
  })
  const dish =
    softShadow(studio, bowl, 26) +
    ellipse(0, 0, 220, 220, { fill: mix(studio.accent, '#fbf4ea', 0.25) }) +
    ellipse(0, 0, 180, 180, {
      fill: radial(
        studio,
        [
          [0, mix(studio.accent, '#fbf4ea', 0.4)],
          [1, darken(studio.accent, 0.1)],
        ],
        0.6,
        0.65,
        0.8,
      ),
    })
  const tool =
    softShadow(studio, spoon, 16) +
    path(spoon, { fill: lighten(studio.accent, 0.3) }) +
    path('M-16 -60C-60 -90 -66 -230 0 -250C66 -230 60 -90 16 -60Z', { fill: darken(studio.colour, 0.06) }) +
    ellipse(0, -150, 30, 62, { fill: darken(studio.colour, 0.2), opacity: 0.4 })
  return lying(
    group(cotton, { x: -170, y: -140, turn: -6 }) +
      group(dish, { x: 150, y: 230 }) +
      group(tool, { x: 350, y: -180, turn: 14 }),
    920,
    1000,
  )
}
