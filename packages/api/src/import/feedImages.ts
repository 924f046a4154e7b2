import { plainText } from '#html/plainText.ts'

const IMAGES_MAX = 30
const ADDRESS_LENGTH_MAX = 2_000
const ALT_LENGTH_MAX = 300

/** Name of a file, perhaps in folders. */
const FILE_NAME = /^[^:\p{Cc}]+\.(?:jpe?g|png|webp|avif|gif)$/iu

/** Alternative texts of pictures by address. */
export type AltTexts = Record<string, string>

export interface FeedImages {
  /** Addresses and names of files without duplicates, in the feed's order. */
  urls: string[]
  /** Of the pictures that have one. */
  altTexts: AltTexts
  /** Number of dropped entries: neither an address nor a name, or too many. */
  dropped: number
}

/** Pictures of a feed line: web addresses without credentials and names of files, bare or with their alternative text. */
export function feedImages(images: readonly unknown[]): FeedImages {
  const urls = new Set<string>()
  const altTexts: AltTexts = {}
  let dropped = 0
  for (const image of images) {
    const { address, alt } = readImage(image)
    const url = typeof address === 'string' ? toAddress(address.trim()) : null
    if (url !== null && (urls.size < IMAGES_MAX || urls.has(url))) {
      urls.add(url)
      if (alt !== '') altTexts[url] ??= alt
    } else dropped += 1
  }
  return { urls: [...urls], altTexts, dropped }
}

function readImage(image: unknown): { address: unknown; alt: string } {
  if (typeof image !== 'object' || image === null || !('src' in image)) return { address: image, alt: '' }
  const alt = 'alt' in image && typeof image.alt === 'string' ? image.alt : ''
  return {
    address: image.src,
    alt: plainText(alt.slice(0, 10 * ALT_LENGTH_MAX))
      .slice(0, ALT_LENGTH_MAX)
      .trim(),
  }
}

function toAddress(text: string): string | null {
  if (text.length > ADDRESS_LENGTH_MAX) return null
  if (FILE_NAME.test(text)) return text
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.username === '' && url.password === '' ? url.href : null
}
