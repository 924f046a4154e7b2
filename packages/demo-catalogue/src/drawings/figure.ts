import type { Studio } from './studio.ts'
import { group } from './svg.ts'

/** A drawn subject with its own soft shadows. Its origin is the middle of its lower edge; y grows downwards. */
export interface Figure {
  art: string
  width: number
  height: number
}

export interface Drawing {
  front: (studio: Studio) => Figure
  detail: (studio: Studio) => Figure
  /** Fills the whole 1280 × 1600 canvas. */
  texture: (studio: Studio) => string
}

/** Figure that is drawn from its top edge down, such as a garment on a hanger. */
export const hung = (art: string, width: number, height: number): Figure => ({
  art: group(art, { y: -height }),
  width,
  height,
})

/** Figure that is drawn around its middle, such as an object seen from above. */
export const lying = (art: string, width: number, height: number): Figure => ({
  art: group(art, { y: -height / 2 }),
  width,
  height,
})

/** Part of a figure inside a window, for a close-up. */
export const closeUp = ({ art }: Figure, x: number, y: number, scale: number): Figure => ({
  art: group(art, { x: -x * scale, y: -y * scale - 800, scale }),
  width: 1280,
  height: 1600,
})
