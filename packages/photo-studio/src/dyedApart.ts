import { bytesOf } from './colour.ts'
import type { Dyes } from './develop.ts'
import type { NegativeInfo } from './negatives.ts'
import { warp } from './warp.ts'

/** Dyes that give each pan that is tried on skin a colour of its own; fewer colours than pans are repeated. */
export function dyedApart(colours: readonly string[], info: NegativeInfo, width: number): Dyes {
  const scale = width / info.width
  const height = Math.round(info.height * scale)
  const dyes = new Uint8ClampedArray(width * height * 4)
  for (const [i, place] of info.labels.filter(({ what }) => what === 'pan').entries()) {
    const bytes = bytesOf(colours[i % colours.length] ?? '#000000')
    warp(place, width, height, scale, (at) => {
      dyes.set(bytes, at * 4)
      dyes[at * 4 + 3] = (dyes[at * 4 + 3] ?? 0) + 64
    })
  }
  return dyes
}
