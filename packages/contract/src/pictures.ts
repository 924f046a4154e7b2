/**
 * The address of a picture says all that a page needs to lay it out:
 * `/media/{id}-{width}x{height}/{cut width}.{format}`. `media` on the wire is a comma-separated list of them (spec §3).
 */

export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export interface Picture {
  /** Full address of the widest cut, usable as it is. */
  src: string
  /** Address without the cut, for the shop's own pictures: `{base}/640.avif`. Absent for pictures from elsewhere. */
  base?: string
  /** Size in px, where known. */
  width?: number
  height?: number
}

const OWN_PICTURE = /^(\/media\/[a-z0-9]+-(\d+)x(\d+))\/\d+\.(?:avif|webp)$/

/** The address of the shop's own picture as `media` lists it. */
export function pictureSrc(id: string, width: number, height: number): string {
  return `/media/${id}-${width}x${height}/1280.webp`
}

export function parsePicture(src: string): Picture {
  const own = OWN_PICTURE.exec(src)
  if (own?.[1] === undefined) return { src }
  return { src, base: own[1], width: Number(own[2]), height: Number(own[3]) }
}

/** The pictures of a `media` field; entries that are empty or neither https nor a path of the shop are dropped. */
export function parseMedia(media: string | null | undefined): Picture[] {
  return (media ?? '')
    .split(',')
    .map((src) => src.trim())
    .filter((src) => /^(https:\/\/|\/(?!\/))/.test(src))
    .map(parsePicture)
}

/** A `media` field: commas inside an address are escaped, so that the list can be taken apart again. */
export function joinMedia(sources: readonly string[]): string {
  return sources.map((src) => src.replaceAll(',', '%2C')).join(',')
}

/** `srcset` of the shop's own picture in one format; undefined for pictures from elsewhere. */
export function pictureSrcSet(picture: Picture, format: PictureFormat): string | undefined {
  const { base, width } = picture
  if (base === undefined) return undefined
  return PICTURE_WIDTHS.filter((cut) => width === undefined || cut <= width)
    .map((cut) => `${base}/${cut}.${format} ${cut}w`)
    .join(', ')
}
