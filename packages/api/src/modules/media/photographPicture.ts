import type { Pixels } from '@shop/photo-studio/develop'
import { drawingSize, type Drawing } from './pictureSource.ts'

export async function photographPicture(drawing: Drawing, width: number): Promise<Pixels | undefined> {
  const { photographCover, photographProduct } = await import('@shop/photo-studio/photograph')
  const { photographScene } = await import('@shop/photo-studio/scenes')
  const { photographWorn } = await import('@shop/photo-studio/photographWorn')
  const own = drawingSize(drawing)
  const height = Math.round((own.height * width) / own.width)
  switch (drawing.of) {
    case 'product':
      return photographProduct(drawing, width)
    case 'worn':
      return photographWorn(drawing, width)
    case 'category':
    case 'cover':
      return photographCover(drawing, width, height)
    case 'scene':
      return photographScene(drawing, width, height)
    case 'logo':
      return undefined
  }
}
