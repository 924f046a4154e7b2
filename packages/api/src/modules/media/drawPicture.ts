import type { Drawing } from './pictureSource.ts'

/** SVG of a drawing. The drawing code and its fonts load on first use. */
export async function drawPicture(drawing: Drawing): Promise<string> {
  const { drawCategoryIcon, drawCover, drawLogo, drawProduct, drawScene } =
    await import('@shop/demo-catalogue/drawings/drawProduct')
  switch (drawing.of) {
    case 'product':
      return drawProduct(drawing)
    case 'worn':
      throw new Error('Make-up on skin is photographed, not drawn')
    case 'logo':
      return drawLogo(drawing.brand)
    case 'category':
      return drawCategoryIcon(drawing.kind, drawing.tint, drawing.colour)
    case 'scene':
      return drawScene(drawing)
    case 'cover':
      return drawCover(drawing)
  }
}
