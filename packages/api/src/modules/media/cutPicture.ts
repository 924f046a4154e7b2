import type { PictureFormat, PictureWidth } from '@shop/contract/pictures'
import sharp from 'sharp'
import { drawPicture } from './drawPicture.ts'
import { photographPicture } from './photographPicture.ts'
import type { PictureSource } from './pictureSource.ts'

// One thread for each picture and none kept in memory: the server has shoppers to answer.
sharp.concurrency(1)
sharp.cache(false)

/** Dots per inch at which a unit of a drawing is one px. */
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

/** A picture's pixels at a width, or at its own where that is less: nothing is enlarged. */
export async function rasterise({ source, width }: StoredPicture, cutWidth: PictureWidth): Promise<Raster> {
  const pixels = Math.min(width, cutWidth)
  const photograph = await photographPicture(source.drawing, pixels)
  if (photograph !== undefined) return { ...photograph, channels: 3 }
  const svg = Buffer.from(await drawPicture(source.drawing))
  const density = Math.max(1, Math.ceil((NATURAL_DENSITY * pixels) / width))
  const { data, info } = await sharp(svg, { density })
    .resize({ width: pixels })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/**
 * Pixels as a file. Qualities are the lowest at which soft gradients show no bands, efforts what a shopper can wait for:
 * at 640 px an AVIF takes about 75 ms and 9 KB.
 */
export function encode({ data, width, height, channels }: Raster, format: PictureFormat): Promise<Buffer> {
  const pixels = sharp(data, { raw: { width, height, channels } })
  return format === 'avif'
    ? pixels.avif({ quality: 64, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    : pixels.webp({ quality: 84, effort: 4, smartSubsample: true }).toBuffer()
}
