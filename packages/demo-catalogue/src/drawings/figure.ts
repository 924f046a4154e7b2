import type { Studio } from './studio.ts'
import { group } from './svg.ts'

/** A drawn subject with its own soft shadows. Its origin is the middle of its lower edge; y grows downwards. */
export interface Figure {
  art: string
  width: number
  height: number
}

/** Three pictures of a kind: as sold, from another side, and its texture. */
export interface Drawing {
  front: (studio: Studio) => Figure
  detail: (studio: Studio) => Figure
  /** Fills the whole 1280 × 1600 canvas. */
  texture: (studio: Studio) => string
}

/** A figure drawn from its top edge down, as hanging things are. */
export const hung = (art: string, width: number, height: number): Figure => ({
  art: group(art, { y: -height }),
  width,
  height,
})

/** A figure drawn around its middle, as things seen from above are. */
export const lying = (art: string, width: number, height: number): Figure => ({
  art: group(art, { y: -height / 2 }),
  width,
  height,
})

/** The part of a figure inside a window: how a close-up is cut. */
export const closeUp = ({ art }: Figure, x: number, y: number, scale: number): Figure => ({
  art: group(art, { x: -x * scale, y: -y * scale - 800, scale }),
  width: 1280,
  height: 1600,
})
