import { darken, lighten } from '../colour.ts'
import { crease, drape, fold, piece } from '../fabric.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import { says, type Studio } from '../studio.ts'
import { ellipse, group, path, rect } from '../svg.ts'
import { folded } from './folded.ts'
import { neckLabel } from './hanger.ts'
import { titleCount } from '#pictures/titleCount.ts'

/** Scallops of lace along an edge. */
const lace = (colour: string, d: string) =>
  path(d, { stroke: lighten(colour, 0.5), width: 30, dash: '0.1 30', opacity: 0.95 }) +
  path(d, { stroke: darken(colour, 0.25), width: 10, dash: '0.1 30', opacity: 0.6 }) +
  path(d, { stroke: lighten(colour, 0.2), width: 5 })

function braFigure(studio: Studio): Figure {
  const { colour } = studio
  const dark = darken(colour, 0.4)
  const cup =
    'M-14 70C-60 -10 -130 -100 -216 -170C-240 -110 -330 -10 -346 90C-350 190 -280 250 -190 250C-100 250 -24 200 -14 70Z'
  const wing =
    'M-346 70C-400 90 -440 110 -470 128L-462 236C-400 236 -340 236 -270 230C-330 190 -344 130 -346 70Z'
  const inside =
    fold(studio, -200, -150, -90, 230, 40, 0.22) +
    crease('M-340 90C-260 40 -120 40 -20 80', 14, dark, 0.1) +
    path('M-330 150C-290 250 -90 260 -24 130', { stroke: lighten(colour, 0.5), width: 5, opacity: 0.5 })
  const half =
    path('M-128 -500C-250 -520 -420 -330 -446 150', { stroke: darken(colour, 0.25), width: 18 }) +
    piece(studio, { outline: wing, colour: darken(colour, 0.06), inside: '' }) +
    path('M-222 -166C-226 -300 -190 -420 -130 -500', { stroke: dark, width: 26, opacity: 0.2 }) +
    path('M-218 -164C-222 -300 -186 -420 -126 -500', { stroke: darken(colour, 0.08), width: 20 }) +
    path('M-222 -164C-226 -300 -190 -420 -130 -500', {
      stroke: lighten(colour, 0.5),
      width: 4,
      opacity: 0.6,
    }) +
    rect(-226, -300, 34, 26, { stroke: GOLD, width: 6 }, 6) +
    piece(studio, { outline: cup, inside }) +
    lace(colour, 'M-26 58C-70 -14 -130 -90 -210 -156')
  return lying(
    group(
      half +
        group(half, { stretch: -1 }) +
        piece(studio, { outline: 'M-40 60H40L54 240Q0 262 -54 240Z', flat: true }) +
        path('M-24 60C-50 34 -54 84 0 66C54 84 50 34 24 60Z', { fill: lighten(colour, 0.35) }) +
        ellipse(0, 62, 9, 9, { fill: GOLD }),
      { y: 130 },
    ),
    960,
    800,
  )
}

/** Shape, straps and edge of the cuts that have no triangles of lace. */
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
  const strapWidth = says(studio, /minimiser/) ? 46 : 26
  const straps =
    isSport || isStrapless
      ? ''
      : [-1, 1]
          .map(
            (s) =>
              path(`M${s * 168} -410C${s * 290} -390 ${s * 350} -240 ${s * 352} 20`, {
                stroke: darken(colour, 0.2),
                width: strapWidth,
              }) +
              path(`M${s * 150} ${top - 20}C${s * 146} -300 ${s * 130} -400 ${s * 190} -412`, {
                stroke: darken(colour, 0.06),
                width: strapWidth,
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

export const bra: Drawing = {
  front: (studio) => (says(studio, /lace/) ? braFigure(studio) : plainBra(studio)),
  detail: (studio) =>
    folded(studio, [
      { colour: studio.colour, print: 'plain', trim: lighten(studio.colour, 0.3) },
      { colour: lighten(studio.colour, 0.4), print: 'dots' },
      { colour: darken(studio.colour, 0.25), print: 'plain' },
    ]),
  texture: drape({ scale: 1.4 }),
}

/** Outlines by cut: how high the waist is, and whether there are short legs. */
const BRIEF_OUTLINES = {
  hipster:
    'M-330 -180Q0 -150 330 -180L346 -60C230 -30 130 60 92 190Q0 226 -92 190C-130 60 -230 -30 -346 -60Z',
  high: 'M-290 -390Q0 -360 290 -390C300 -280 330 -160 346 -40C230 -16 130 60 92 190Q0 226 -92 190C-130 60 -230 -16 -346 -40C-330 -160 -300 -280 -290 -390Z',
  shaper:
    'M-250 -470Q0 -440 250 -470C246 -330 300 -180 318 -20L300 250H24L0 130L-24 250H-300L-318 -20C-300 -180 -246 -330 -250 -470Z',
} as const

type BriefCut = keyof typeof BRIEF_OUTLINES

const WAISTS: Record<BriefCut, readonly [half: number, y: number]> = {
  hipster: [330, -180],
  high: [290, -390],
  shaper: [250, -470],
}

function brief(
  studio: Studio,
  colour: string,
  print: 'plain' | 'dots',
  cut: BriefCut = 'hipster',
  isLaced = true,
): string {
  const outline = BRIEF_OUTLINES[cut]
  const [half, waist] = WAISTS[cut]
  const own = { ...studio, colour }
  return (
    path(
      `M${4 - half} ${waist - 4}Q0 ${waist - 46} ${half - 4} ${waist - 4}Q0 ${waist + 30} ${4 - half} ${waist - 4}Z`,
      {
        fill: darken(colour, 0.36),
      },
    ) +
    piece(own, {
      outline,
      print,
      colour,
      scale: 0.7,
      inside:
        fold(own, -280, -160, -60, 180, 40, 0.24) +
        fold(own, 280, -160, 80, 180, 40, 0.24) +
        (isLaced || cut !== 'hipster'
          ? path(`M${-half - 10} ${waist + 16}Q0 ${waist + 46} ${half + 10} ${waist + 16}`, {
              stroke: lighten(colour, 0.3),
              width: 30,
            })
          : '') +
        crease('M-100 120Q0 150 100 120', 10, darken(colour, 0.4)),
    }) +
    (isLaced
      ? lace(colour, 'M-342 -62C-226 -32 -128 58 -92 186') + lace(colour, 'M342 -62C226 -32 128 58 92 186')
      : '') +
    group(neckLabel(own, 0, 0, 100), { y: waist - 26 })
  )
}

/** Three bands that fasten in front, for ribs, waist and pelvis. */
function belt(studio: Studio): string {
  const band = (y: number, half: number) =>
    piece(studio, {
      outline: `M${-half} ${y}Q0 ${y + 30} ${half} ${y}V${y + 150}Q0 ${y + 180} ${-half} ${y + 150}Z`,
      inside:
        path(
          Array.from({ length: 12 }, (_, i) => `M${-half + 30 + i * (half / 6)} ${y}V${y + 190}`).join(''),
          { stroke: darken(studio.colour, 0.2), width: 4, opacity: 0.4 },
        ) + rect(-60, y - 10, 170, 200, { fill: darken(studio.colour, 0.16) }, 14),
    })
  return band(-300, 320) + band(-120, 300) + band(60, 340)
}

const cutOf = (studio: Studio): BriefCut => {
  if (says(studio, /shaper/)) return 'shaper'
  return says(studio, /high-waist|period/) ? 'high' : 'hipster'
}

/** As many pairs as the pack has. */
function pack(studio: Studio): Figure {
  if (says(studio, /belt/)) return lying(belt(studio), 720, 620)
  const count = titleCount(studio.title ?? '') ?? 1
  const colours = [studio.colour, lighten(studio.colour, 0.34), darken(studio.colour, 0.2)]
  const [cut, isLaced] = [cutOf(studio), !says(studio, /seamless|shaper|period|high-waist/)]
  const one = (i: number) => brief(studio, colours[i]!, 'plain', cut, isLaced)
  if (count === 1)
    return lying(group(one(0), { y: cut === 'hipster' ? 0 : 120 }), 720, cut === 'hipster' ? 470 : 700)
  const apart = cut === 'hipster' ? 300 : 400
  return lying(
    Array.from({ length: count }, (_, i) =>
      group(one(i), {
        x: (i % 2 === 0 ? -1 : 1) * 50,
        y: (i - (count - 1) / 2) * apart + 60,
        turn: i % 2 === 0 ? -5 : 6,
        scale: 0.84,
      }),
    ).join(''),
    780,
    420 + (count - 1) * apart,
  )
}

export const briefs: Drawing = {
  front: pack,
  detail: (studio) =>
    lying(
      group(brief(studio, lighten(studio.colour, 0.45), 'dots'), { x: 60, y: -270, turn: 7, scale: 0.86 }) +
        group(brief(studio, darken(studio.colour, 0.22), 'plain'), { x: -40, y: 10, turn: -5, scale: 0.86 }) +
        group(brief(studio, studio.colour, 'plain'), { x: 40, y: 290, turn: 3, scale: 0.86 }),
      760,
      1000,
    ),
  texture: drape({ scale: 1.4 }),
}
