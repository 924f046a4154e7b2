import { contactShadow } from '../backdrop.ts'
import { darken, inkOn, lighten, mix } from '../colour.ts'
import type { Figure } from '../figure.ts'
import { linear } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { packPrint } from '../wordmark.ts'
import { titleCount } from '#pictures/titleCount.ts'

/** A soft pack from its side, with a lid on top. */
function softPack(studio: Studio): string {
  const film = mix(studio.colour, '#ffffff', 0.3)
  return (
    contactShadow(studio, 0, 0, 380, 0.4) +
    rect(-130, -262, 260, 44, { fill: lighten(studio.accent, 0.2) }, 18) +
    path('M-370 -220Q0 -250 370 -220L392 -110L370 0Q0 10 -370 0L-392 -110Z', {
      fill: linear(
        studio,
        [
          [0, lighten(film, 0.7)],
          [0.4, film],
          [1, darken(film, 0.2)],
        ],
        90,
      ),
    }) +
    path('M-380 -214L-400 -232M-384 -6L-404 12M380 -214L400 -232M384 -6L404 12', {
      stroke: darken(film, 0.25),
      width: 14,
    }) +
    ellipse(-240, -110, 64, 74, { fill: studio.accent, opacity: 0.35 }) +
    path('M-240 -164C-206 -120 -196 -90 -240 -66C-284 -90 -274 -120 -240 -164Z', {
      fill: lighten(studio.accent, 0.3),
    }) +
    group(
      packPrint(studio, { y: 0, size: 60, fit: 380, ink: inkOn(film, studio.brand?.colour ?? '#3f5d7d') }),
      {
        x: 90,
        y: -110,
      },
    )
  )
}

/** As many packs of wipes as the title says, on top of each other. */
export function wipes(studio: Studio): Figure {
  const count = titleCount(studio.title ?? '') ?? 1
  return {
    art: Array.from({ length: count }, (_, i) =>
      group(softPack(studio), { x: i % 2 === 0 ? 0 : 18, y: -244 * i }),
    ).join(''),
    width: 840,
    height: 40 + 244 * count,
  }
}
