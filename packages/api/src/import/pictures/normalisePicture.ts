import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { PictureProblem } from './PictureProblem.ts'

export const PICTURE_BYTES_MAX = 25 * 1024 * 1024
const PIXELS_MAX = 60_000_000
/** Shorter sides are buttons and trackers. */
const SIDE_MIN = 40
/** Twice the widest rendition: enough for any screen of today. */
const SIDE_MAX = 2_560

export interface NormalPicture {
  /** Hash of the bytes that were read, so that a picture is stored once. */
  id: string
  width: number
  height: number
  bytes: Buffer
}

/** Id of a picture by its content. */
export function contentId(bytes: Buffer): string {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return BigInt(`0x${digest}`).toString(36).padStart(25, '0')
}

/** Checks a picture by its content, turns it upright, and drops EXIF, colour profiles and pixels that no screen shows. */
export async function normalisePicture(source: Buffer): Promise<NormalPicture> {
  if (!hasPictureStart(source)) throw new PictureProblem('is no JPEG, PNG, WebP, AVIF or GIF')
  const image = sharp(source, { limitInputPixels: false, failOn: 'error' })
  const { width, height } = await image.metadata().catch(unreadable)
  if (width * height > PIXELS_MAX) throw new PictureProblem('has more than 60 million pixels')
  if (Math.min(width, height) < SIDE_MIN) throw new PictureProblem(`is smaller than ${SIDE_MIN} pixels`)
  const { data, info } = await image
    .autoOrient()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, effort: 3 })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  return { id: contentId(source), width: info.width, height: info.height, bytes: data }
}

function unreadable(error: unknown): never {
  throw new PictureProblem('is damaged', { cause: error })
}

/** First bytes of the formats that are read. Other formats never reach their decoders. */
const STARTS: readonly [at: number, text: string][] = [
  [0, '\u00ff\u00d8\u00ff'],
  [0, '\u0089PNG\r\n\u001a\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
]

function hasPictureStart(bytes: Buffer): boolean {
  return STARTS.some(([at, text]) => bytes.toString('latin1', at, at + text.length) === text)
}
