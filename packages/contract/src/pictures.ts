/**
 * The address of a picture says all that a page needs to lay it out:
 * `/media/{id}-{width}x{height}/{cut width}.{format}`. `media` on the wire is a comma-separated list of them (spec §3).
 */

export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** A picture by the address of its widest cut, usable as it is. All else follows from the address: see `pictureCuts`. */
export interface Picture {
  src: string
}

/** What the address of one of the shop's own pictures says. Sizes in px. */
export interface PictureCuts {
  /** Address without the cut: `{base}/640.avif`. */
  base: string
  width: number
  height: number
}

const OWN_PICTURE = /^(\/media\/[a-z0-9]+-(\d+)x(\d+))\/\d+\.(?:avif|webp)$/

/** Size and cuts of the shop's own picture; undefined for pictures from elsewhere. */
export function pictureCuts({ src }: Picture): PictureCuts | undefined {
  const own = OWN_PICTURE.exec(src)
  return own?.[1] === undefined ? undefined : { base: own[1], width: Number(own[2]), height: Number(own[3]) }
}

/** The address of the shop's own picture as `media` lists it. */
export function pictureSrc(id: string, width: number, height: number): string {
  return `/media/${id}-${width}x${height}/1280.webp`
}

/** The pictures of a `media` field; entries that are empty or neither https nor a path of the shop are dropped. */
export function parseMedia(media: string | null | undefined): Picture[] {
  return (media ?? '')
    .split(',')
    .map((src) => src.trim())
    .filter((src) => /^(https:\/\/|\/(?!\/))/.test(src))
    .map((src) => ({ src }))
}

/** A `media` field: commas inside an address are escaped, so that the list can be taken apart again. */
export function joinMedia(sources: readonly string[]): string {
  return sources.map((src) => src.replaceAll(',', '%2C')).join(',')
}

/** `srcset` of the shop's own picture in one format and some widths; undefined for pictures from elsewhere. */
export function pictureSrcSet(
  picture: Picture,
  format: PictureFormat,
  widths: readonly PictureWidth[] = PICTURE_WIDTHS,
): string | undefined {
  const cuts = pictureCuts(picture)
  return cuts && widths.map((width) => `${cuts.base}/${width}.${format} ${width}w`).join(', ')
}
