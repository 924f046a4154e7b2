import { contactShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { cloth } from '../fabric.ts'
import { printOf, type Print } from '../prints.ts'
import { linear } from '../gradients.ts'
import type { Figure } from '../figure.ts'
import type { Studio } from '../studio.ts'
import { group, path } from '../svg.ts'
import { swingTag } from './hanger.ts'

interface FoldedLayer {
  colour: string
  print: Print
  /** A coloured strip along the fold, as a border shows. */
  trim?: string
}

/** A neat pile of folded cloth, the first layer on top, seen from a little above. */
export function folded(studio: Studio, layers: readonly FoldedLayer[]): Figure {
  const thick = 120
  const height = layers.length * thick + 190
  const art = layers
    .map((layer, i) =>
      group(foldedOne(studio, layer, i === 0), {
        y: -(layers.length - 1 - i) * thick,
        x: i % 2 === 0 ? 0 : 10,
        stretch: 1 + i * 0.02,
      }),
    )
    .toReversed()
    .join('')
  return {
    art: contactShadow(studio, 0, -8, 400, 0.36) + art + swingTag(studio, 190, -height + 150, -6),
    width: 860,
    height,
  }
}

function foldedOne(studio: Studio, { colour, print, trim }: FoldedLayer, top: boolean): string {
  const front = 'M-396 -136C-412 -100 -412 -30 -390 -6C-200 10 200 10 392 -6C410 -30 410 -104 396 -138Z'
  const face = 'M-330 -300C-200 -316 200 -316 330 -300L396 -140C200 -118 -200 -118 -396 -138Z'
  const shade = darken(colour, 0.6)
  const rollLight = linear(
    studio,
    [
      [0, '#ffffff', 0.28],
      [0.35, '#ffffff', 0],
      [0.75, shade, 0.22],
      [1, shade, 0.6],
    ],
    90,
  )
  const sides = linear(studio, [
    [0, shade, 0.3],
    [0.12, shade, 0],
    [0.8, shade, 0],
    [1, shade, 0.42],
  ])
  const upper = linear(
    studio,
    [
      [0, shade, 0.16],
      [0.5, '#ffffff', 0.14],
      [1, '#ffffff', 0.3],
    ],
    80,
  )
  const layered = 'M-392 -86C-200 -66 200 -66 394 -88M-394 -48C-200 -28 200 -28 396 -50'
  return (
    (top ? path(face, { fill: cloth(studio, print, colour, 1, 6) }) + path(face, { fill: upper }) : '') +
    path(front, { fill: cloth(studio, print, colour) }) +
    (trim === undefined
      ? ''
      : path('M-400 -112C-200 -92 200 -92 400 -114', { stroke: trim, width: 26, cap: 'butt' }) +
        path('M-400 -112C-200 -92 200 -92 400 -114', {
          stroke: lighten(trim, 0.6),
          width: 7,
          dash: '9 9',
          cap: 'butt',
        })) +
    path(front, { fill: rollLight }) +
    path(front, { fill: sides }) +
    path(layered, { stroke: shade, width: 5, opacity: 0.5 }) +
    path('M-392 -82C-200 -62 200 -62 394 -84', { stroke: lighten(colour, 0.6), width: 3, opacity: 0.5 })
  )
}

/** A pile of a garment in its own print, over one in a second colour. */
export const pile =
  (second: (studio: Studio) => string = ({ colour }) => mix(colour, '#fbf4ea', 0.7)) =>
  (studio: Studio) => {
    const print = printOf(studio)
    return folded(studio, [
      { colour: studio.colour, print },
      { colour: second(studio), print: 'plain' },
    ])
  }
