import { darken, lighten } from '../colour.ts'
import { crease, drape, fold, piece } from '../fabric.ts'
import { lying, type Drawing, type Figure } from '../figure.ts'
import { says, type Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { neckLabel } from './hanger.ts'
import { lace } from './lace.ts'
import { noShow } from './noShow.ts'
import { recoveryBelt } from './recoveryBelt.ts'
import { titleCount } from '#pictures/titleCount.ts'

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

const cutOf = (studio: Studio): BriefCut => {
  if (says(studio, /shaper/)) return 'shaper'
  return says(studio, /high-waist|period/) ? 'high' : 'hipster'
}

/** As many pairs as the pack has. */
function pack(studio: Studio): Figure {
  if (says(studio, /belt/)) return recoveryBelt(studio)
  if (says(studio, /no-show/)) return lying(noShow(studio), 720, 440)
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
