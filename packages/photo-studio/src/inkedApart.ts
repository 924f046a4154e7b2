import type { Print } from './develop.ts'
import type { NegativeInfo } from './negatives.ts'
import { warp } from './warp.ts'

/** Inks that give each marked part of one pigment a colour of its own. */
export function inkedApart(
  what: 'skin' | 'stone',
  colours: readonly string[],
  info: NegativeInfo,
  width: number,
): Print[] {
  const scale = width / info.width
  const height = Math.round(info.height * scale)
  const places = info.labels.filter((place) => place.what === what)
  return colours.flatMap((colour, i) => {
    const place = places[i]
    if (place === undefined) return []
    const ink = new Float32Array(width * height)
    warp(place, width, height, scale, (at) => {
      ink[at] = (ink[at] ?? 0) + 1 / 4
    })
    return [{ ink, on: 'accent' as const, colour }]
  })
}
