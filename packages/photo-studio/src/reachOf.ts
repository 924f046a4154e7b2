import { bytesOf } from './colour.ts'
import type { Pixels } from './develop.ts'

/** Tones by which a product differs from its even backdrop at least; a shadow differs less. */
const APART = 44

/** Share of a photograph's width in which its product lies, measured around its middle; its backdrop has the tint. */
export function reachOf(photograph: Pixels, tint: string): number {
  const { width } = photograph
  let reach = 0
  for (let x = 0; x < width; x += 1)
    if (showsProduct(photograph, tint, x)) reach = Math.max(reach, Math.abs(x + 0.5 - width / 2))
  return (2 * reach) / width
}

/** Whether a column has a pixel of a product. */
export function showsProduct({ data, width, height }: Pixels, tint: string, x: number): boolean {
  const tones = bytesOf(tint)
  for (let y = 0; y < height; y += 1)
    if (tones.some((tone, channel) => Math.abs((data[(y * width + x) * 3 + channel] ?? 0) - tone) > APART))
      return true
  return false
}
