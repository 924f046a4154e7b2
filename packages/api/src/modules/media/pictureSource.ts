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
