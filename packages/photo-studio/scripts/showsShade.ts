import { drawProduct, type ProductPicture } from '@shop/demo-catalogue/drawings/drawProduct'
import sharp from 'sharp'

const SIZE = { width: 96, height: 120 }
/** Pixels of such a small picture that another shade changes at least, and the share of the shades' difference that counts. */
const LEAST = { pixels: 60, share: 0.14 }

/** Whether a drawing changes between the two of its shades that are farthest apart. */
export async function showsShade(picture: ProductPicture, shades: readonly string[]): Promise<boolean> {
  const [first = picture.colour] = shades
  const other = shades.reduce((far, one) => (distance(one, first) > distance(far, first) ? one : far), first)
  if (other === first) return true
  const drawn = await pixelsOf({ ...picture, colour: first })
  const again = await pixelsOf({ ...picture, colour: other })
  let changed = 0
  for (let at = 0; at < drawn.length; at += 3) {
    const apart = [0, 1, 2].map((i) => Math.abs((drawn[at + i] ?? 0) - (again[at + i] ?? 0)))
    if (apart.reduce((sum, by) => sum + by, 0) > distance(first, other) * LEAST.share) changed += 1
  }
  return changed >= LEAST.pixels
}

const pixelsOf = (picture: ProductPicture) =>
  sharp(Buffer.from(drawProduct(picture)))
    .resize(SIZE)
    .removeAlpha()
    .raw()
    .toBuffer()

const distance = (one: string, other: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Math.abs(channel(one, at) - channel(other, at)), 0)

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
