/**
 * The address of a picture contains its size, so that pages can reserve its space:
 * `/media/{id}-{width}x{height}/{rendition width}.{format}`. `media` is a comma-separated list of them (specification §3).
 */

export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** `Server-Timing` of an answer with another rendition than the requested one, which is still being created. */
export const STAND_IN = 'stand-in'

/** Picture by the address of its widest rendition. `pictureRenditions` derives the others. */
export interface Picture {
  src: string
  /** Alternative text, of those that have one. */
  alt?: string | undefined
}

/** Parsed address of the shop's own picture. Sizes are in px. */
export interface PictureRenditions {
  /** Address without the rendition: `{base}/640.avif`. */
  base: string
  width: number
  height: number
}

const OWN_PICTURE = /^(\/media\/[a-z0-9]+-(\d+)x(\d+))\/\d+\.(?:avif|webp)$/

/** Undefined for pictures of other hosts. */
export function pictureRenditions({ src }: Picture): PictureRenditions | undefined {
  const own = OWN_PICTURE.exec(src)
  return own?.[1] === undefined ? undefined : { base: own[1], width: Number(own[2]), height: Number(own[3]) }
}

export function pictureSrc(id: string, width: number, height: number): string {
  return `/media/${id}-${width}x${height}/1280.webp`
}

/** Pictures of a `media` field, without entries that are neither https nor a path of the shop. */
export function parseMedia(media: string | null | undefined): Picture[] {
  return (media ?? '')
    .split(',')
    .map((src) => src.trim())
    .filter((src) => /^(https:\/\/|\/(?!\/))/.test(src))
    .map((src) => ({ src }))
}

/** Value of a `media` field; escapes commas inside addresses. */
export function joinMedia(sources: readonly string[]): string {
  return sources.map((src) => src.replaceAll(',', '%2C')).join(',')
}

export interface SrcSetOptions {
  widths?: readonly PictureWidth[] | undefined
  /** Number of earlier attempts. Each has an address of its own, because browsers would reuse the earlier response. */
  attempt?: number
}

/** `srcset` in one format; undefined for pictures of other hosts. */
export function pictureSrcSet(
  picture: Picture,
  format: PictureFormat,
  { widths = PICTURE_WIDTHS, attempt = 0 }: SrcSetOptions = {},
): string | undefined {
  const renditions = pictureRenditions(picture)
  const query = attempt === 0 ? '' : `?attempt=${attempt}`
  return (
    renditions && widths.map((width) => `${renditions.base}/${width}.${format}${query} ${width}w`).join(', ')
  )
}
