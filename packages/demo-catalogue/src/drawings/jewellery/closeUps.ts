import { softShadow } from '../backdrop.ts'
import { darken, lighten, mix } from '../colour.ts'
import { closeUp, lying, type Figure } from '../figure.ts'
import { GOLD } from '../gradients.ts'
import type { Studio } from '../studio.ts'
import { group, rect } from '../svg.ts'
import { linear } from '../gradients.ts'
import { inkOn } from '../colour.ts'
import { wordmark } from '../wordmark.ts'

/** Velvet or plaster that fills a close-up. */
export const ground = (studio: Studio) =>
  rect(0, 0, 1280, 1600, {
    fill: linear(
      studio,
      [
        [0, lighten(studio.tint, 0.5)],
        [0.6, studio.tint],
        [1, darken(studio.tint, 0.16)],
      ],
      55,
    ),
  })

/** A close-up of a figure as a texture. */
export const macro =
  (figure: (studio: Studio) => Figure, x: number, y: number, scale: number) => (studio: Studio) =>
    ground(studio) + group(closeUp(figure(studio), x, y, scale).art, { x: 640, y: 1600 })

/** Jewellery is gold; its stones and enamel take the product's colour, unless that is itself a metal's. */
export const gemOf = ({ colour, accent }: Studio) =>
  /^#[b-e][0-9a-f][8-b]/.test(colour) ? mix(accent, '#a3153f', 0.5) : colour

/** Jewellery on its printed card. */
export function onCard(studio: Studio, piece: string, scale: number): Figure {
  const card = mix(studio.brand?.colour ?? studio.colour, '#fbf4ea', 0.88)
  const d = 'M-330 -440H330V440H-330Z'
  return lying(
    softShadow(studio, d, 26) +
      rect(
        -330,
        -440,
        660,
        880,
        {
          fill: linear(
            studio,
            [
              [0, lighten(card, 0.4)],
              [1, darken(card, 0.06)],
            ],
            50,
          ),
        },
        18,
      ) +
      rect(-306, -416, 612, 832, { stroke: GOLD, width: 2.5, opacity: 0.7 }, 10) +
      (studio.brand === undefined
        ? ''
        : wordmark(studio.brand, 0, -310, { size: 64, fill: inkOn(card, studio.brand.colour), fit: 440 })) +
      group(piece, { y: 60, scale }),
    700,
    920,
  )
}
