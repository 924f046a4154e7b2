const IMAGES_MAX = 30
const ADDRESS_LENGTH_MAX = 2_000

/** Name of a file, perhaps in folders. */
const FILE_NAME = /^[^:\p{Cc}]+\.(?:jpe?g|png|webp|avif|gif)$/iu

export interface FeedImages {
  /** Addresses and names of files without duplicates, in the feed's order. */
  urls: string[]
  /** Number of dropped entries: neither an address nor a name, or too many. */
  dropped: number
}

/** Pictures of a feed line: web addresses without credentials, and names of files. */
export function feedImages(images: readonly unknown[]): FeedImages {
  const urls = new Set<string>()
  let dropped = 0
  for (const image of images) {
    const url = typeof image === 'string' ? toAddress(image.trim()) : null
    if (url !== null && (urls.size < IMAGES_MAX || urls.has(url))) urls.add(url)
    else dropped += 1
  }
  return { urls: [...urls], dropped }
}

function toAddress(text: string): string | null {
  if (text.length > ADDRESS_LENGTH_MAX) return null
  if (FILE_NAME.test(text)) return text
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.username === '' && url.password === '' ? url.href : null
}
