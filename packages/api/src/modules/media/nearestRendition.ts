import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@shop/contract/pictures'
import type { Rendition } from './createPictureStore.ts'

const FILE = /^(\d{3,4})\.([a-z]{4})$/

/** Rendition of a file's name; undefined for other names. */
export function parseRendition(file: string): Rendition | undefined {
  const [, digits, name] = FILE.exec(file) ?? []
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits)
  const format = PICTURE_FORMATS.find((known) => known === name)
  return width && format && { width, format }
}

/** The narrowest file that is as wide as wanted, else the widest. A browser that asks for AVIF reads WebP, but not the other way round. */
export function nearestRendition(files: readonly string[], wanted: Rendition): Rendition | undefined {
  const usable = files
    .map(parseRendition)
    .filter((one) => one !== undefined)
    .filter(({ format }) => format === wanted.format || wanted.format === 'avif')
    .toSorted((a, b) => a.width - b.width)
  return usable.find(({ width }) => width >= wanted.width) ?? usable.at(-1)
}
