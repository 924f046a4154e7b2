import { createHash } from 'node:crypto'
import type { Cover, ProductPicture, Scene } from '@shop/demo-catalogue/drawings/drawProduct'
import type { Wear } from '@shop/demo-catalogue/pictures/wornAs'
import type { DemoBrand } from '@shop/demo-catalogue/types'

/** Drawing of the demo catalogue in `picture.source`; drawing it again gives the same picture. */
export type Drawing =
  | ({ of: 'product' } & ProductPicture)
  | { of: 'worn'; how: Wear; colour: string; tint: string; pans?: string[] }
  | { of: 'logo'; brand: Pick<DemoBrand, 'name' | 'wordmark' | 'colour'> }
  | ({ of: 'category' } & Cover)
  | ({ of: 'scene' } & Scene)
  | ({ of: 'cover' } & Cover)

/** Drawing of the demo, or a file of `Originals`. */
export type PictureSource = { drawing: Drawing } | { original: true }

/** Increase it when drawings or photographs change: browsers and caches store an address for a year. */
const DRAWINGS_VERSION = 12

/** Id of a drawn picture: the same drawing has the same id in every database. */
export function pictureId({ drawing }: { drawing: Drawing }): string {
  const content = JSON.stringify([
    DRAWINGS_VERSION,
    ...Object.entries(drawing).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
  return BigInt(`0x${createHash('sha256').update(content).digest('hex').slice(0, 15)}`)
    .toString(36)
    .padStart(12, '0')
}

export function drawingSize(drawing: Drawing): { width: number; height: number } {
  switch (drawing.of) {
    case 'product':
    case 'worn':
      return { width: 1280, height: 1600 }
    case 'logo':
      return { width: 480, height: 180 }
    case 'category':
      return { width: 640, height: 640 }
    case 'scene':
      return { width: drawing.width, height: drawing.height }
    case 'cover':
      return { width: 1600, height: 1000 }
  }
}
