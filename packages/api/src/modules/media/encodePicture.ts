import type { PictureWidth } from '@shop/contract/pictures'
import sharp, { type Sharp } from 'sharp'
import { drawPicture } from './drawPicture.ts'
import type { Originals } from './createOriginals.ts'
import type { Rendition } from './createPictureStore.ts'
import { photographPicture } from './photographPicture.ts'
import type { PictureSource } from './pictureSource.ts'

// One thread per picture and no cache: requests need the cores and the memory.
sharp.concurrency(1)
sharp.cache(false)

/** Dots per inch at which one drawing unit is one px. */
const NATURAL_DENSITY = 72

export interface StoredPicture {
  id: string
  width: number
  height: number
  source: PictureSource
}

export interface Raster {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/** Pixels of a picture at a width, or at its own width when that is smaller: nothing is enlarged. */
export async function rasterise(
  { id, source, width }: StoredPicture,
  targetWidth: PictureWidth,
  originals: Originals,
): Promise<Raster> {
  const pixels = Math.min(width, targetWidth)
  if ('original' in source) return toRaster(sharp(await originals.read(id)), pixels)
  const photograph = await photographPicture(source.drawing, pixels)
  if (photograph !== undefined) return { ...photograph, channels: 3 }
  const svg = Buffer.from(await drawPicture(source.drawing))
  const density = Math.max(1, Math.ceil((NATURAL_DENSITY * pixels) / width))
  return toRaster(sharp(svg, { density }), pixels)
}

async function toRaster(image: Sharp, width: number): Promise<Raster> {
  const { data, info } = await image.resize({ width }).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** The lowest qualities without visible bands in gradients, and the highest efforts that a visitor can wait for: 75 ms for 640 px of AVIF. */
export function encode(
  { data, width, height, channels }: Raster,
  { format, width: targetWidth }: Rendition,
): Promise<Buffer> {
  const pixels = sharp(data, { raw: { width, height, channels } }).resize({
    width: targetWidth,
    withoutEnlargement: true,
  })
  return format === 'avif'
    ? pixels.avif({ quality: 64, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    : pixels.webp({ quality: 84, effort: 4, smartSubsample: true }).toBuffer()
}
