import { darken, lighten } from '../colour.ts'
import { drape, fold, piece } from '../fabric.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path } from '../svg.ts'
import { bralette, minimiser } from './fullBra.ts'
import { folded } from './folded.ts'

/** Shape, straps and edge of the cuts without lace. */
function plainBra(studio: Studio): Figure {
  const { colour } = studio
  const dark = darken(colour, 0.4)
  const isSport = says(studio, /sports/)
  const isStrapless = says(studio, /strapless/)
  const top = isSport ? -150 : isStrapless ? -60 : -110
  const outline = isSport
    ? 'M-150 -330L-90 -330C-70 -220 -60 -160 0 -150C60 -160 70 -220 90 -330L150 -330C160 -200 220 -90 400 -60L392 190Q0 226 -392 190L-400 -60C-220 -90 -160 -200 -150 -330Z'
    : `M-400 0C-340 ${top} -200 ${top - 70} -110 ${top}C-60 ${top + 50} -30 ${top + 80} 0 ${top + 84}C30 ${top + 80} 60 ${top + 50} 110 ${top}C200 ${top - 70} 340 ${top} 400 0L384 ${isStrapless ? 150 : 110}C250 190 120 200 0 150C-120 200 -250 190 -384 ${isStrapless ? 150 : 110}Z`
  const cups = [-1, 1]
    .map(
      (s) =>
        ellipse(s * 176, 30, 158, 150, { fill: lighten(colour, 0.3), opacity: 0.22 }) +
        path(`M${s * 330} 40C${s * 300} 190 ${s * 90} 210 ${s * 30} 90`, {
          stroke: dark,
          width: 6,
          opacity: isSport || says(studio, /non-wired/) ? 0 : 0.3,
        }),
    )
    .join('')
  const straps =
    isSport || isStrapless
      ? ''
      : [-1, 1]
          .map(
            (s) =>
              path(`M${s * 168} -410C${s * 290} -390 ${s * 350} -240 ${s * 352} 20`, {
                stroke: darken(colour, 0.2),
                width: 26,
              }) +
              path(`M${s * 150} ${top - 20}C${s * 146} -300 ${s * 130} -400 ${s * 190} -412`, {
                stroke: darken(colour, 0.06),
                width: 26,
              }),
          )
          .join('') + path('M-396 -10Q0 -66 396 -10L388 90Q0 40 -388 90Z', { fill: darken(colour, 0.3) })
  return lying(
    group(
      straps +
        piece(studio, {
          outline,
          inside:
            cups +
            fold(studio, -260, -120, -160, 200, 40, 0.2) +
            fold(studio, 120, -120, 200, 200, 40, 0.2) +
            (isSport
              ? path('M-410 130Q0 166 410 130V220H-410Z', { fill: darken(colour, 0.16) }) +
                path(
                  'M-150 -330C-160 -200 -220 -90 -400 -60M150 -330C160 -200 220 -90 400 -60M-90 -330C-70 -220 -60 -160 0 -150C60 -160 70 -220 90 -330',
                  { stroke: studio.accent, width: 22 },
                )
              : isStrapless
                ? path(
                    `M-410 6C-340 ${top + 6} -200 ${top - 64} -110 ${top + 6}C-60 ${top + 56} 60 ${top + 56} 110 ${top + 6}C200 ${top - 64} 340 ${top + 6} 410 6`,
                    { stroke: lighten(colour, 0.3), width: 20 },
                  )
                : ''),
        }),
      { y: 100 },
    ),
    900,
    isStrapless ? 480 : 740,
  )
}

function braFigure(studio: Studio): Figure {
  if (says(studio, /bralette/)) return bralette(studio)
  if (says(studio, /minimiser/)) return minimiser(studio)
  return plainBra(studio)
}

export const bra: Drawing = {
  front: braFigure,
  detail: (studio) =>
    folded(studio, [
      { colour: studio.colour, print: 'plain', trim: lighten(studio.colour, 0.3) },
      { colour: lighten(studio.colour, 0.4), print: 'dots' },
      { colour: darken(studio.colour, 0.25), print: 'plain' },
    ]),
  texture: drape({ scale: 1.4 }),
}
