import { createHash } from 'node:crypto'
import type { Cover, ProductPicture, Scene } from '@shop/demo-catalogue/drawings/drawProduct'
import type { DemoBrand, DrawingKind } from '@shop/demo-catalogue/types'

/** What is drawn for the demo catalogue, as `picture.source` keeps it; each draws the same picture every time. */
export type Drawing =
  | ({ of: 'product' } & ProductPicture)
  | { of: 'logo'; brand: Pick<DemoBrand, 'name' | 'wordmark' | 'colour'> }
  | { of: 'category'; kind: DrawingKind; tint: string; colour: string }
  | ({ of: 'scene' } & Scene)
  | ({ of: 'cover' } & Cover)

/** Where a picture of the shop comes from: the one place that knows (`picture.source`). */
export interface PictureSource {
  drawing: Drawing
}

/** Grows when drawings or photographs change, so that browsers and caches, which keep an address for a year, ask for new ones. */
const DRAWINGS_VERSION = 3

/** The id of a picture: the same source has the same one, in every database. */
export function pictureId({ drawing }: PictureSource): string {
  const content = JSON.stringify([
    DRAWINGS_VERSION,
    ...Object.entries(drawing).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
  return BigInt(`0x${createHash('sha256').update(content).digest('hex').slice(0, 15)}`)
    .toString(36)
    .padStart(12, '0')
}

/** Size in px that a drawing is made in. */
export function drawingSize(drawing: Drawing): { width: number; height: number } {
  switch (drawing.of) {
    case 'product':
      return { width: 1280, height: 1600 }
    case 'logo':
      return { width: 480, height: 200 }
    case 'category':
      return { width: 640, height: 640 }
    case 'scene':
      return { width: drawing.width, height: drawing.height }
    case 'cover':
      return { width: 1600, height: 1000 }
  }
}
