const IMAGES_MAX = 30
const ADDRESS_LENGTH_MAX = 2_000

export interface FeedImages {
  /** Absolute https addresses without duplicates, in the feed's order. */
  urls: string[]
  /** Number of dropped entries: not https, not an address, or too many. */
  dropped: number
}

/** Pictures of a feed line: https only, without credentials. Commas inside addresses stay; `joinMedia` escapes them. */
export function feedImages(images: readonly unknown[]): FeedImages {
  const urls = new Set<string>()
  let dropped = 0
  for (const image of images) {
    const url = typeof image === 'string' ? toHttpsUrl(image) : null
    if (url !== null && (urls.size < IMAGES_MAX || urls.has(url))) urls.add(url)
    else dropped += 1
  }
  return { urls: [...urls], dropped }
}

function toHttpsUrl(text: string): string | null {
  const address = text.trim()
  if (address.length > ADDRESS_LENGTH_MAX || !/^https:\/\//i.test(address) || !URL.canParse(address))
    return null
  const url = new URL(address)
  return url.username === '' && url.password === '' ? url.href : null
}
