import { mix } from '#drawings/colour.ts'
import type { DemoProduct } from '#types.ts'
import { titleCount } from './titleCount.ts'

const [WHITE, BLACK] = ['#eee9e4', '#1c1714']

/**
 * Colours of the pans of an eyeshadow palette that are tried on skin, from its first row: all sixteen of a large one, four of
 * others. The photographed palettes are mixed in the same way (models/palettes.py in the photo studio).
 */
export function pansOf({
  title,
  colour,
  accent = colour,
}: Pick<DemoProduct, 'title' | 'colour' | 'accent'>): string[] {
  const [pale, deep] = [
    (share: number) => mix(colour, WHITE, share),
    (share: number) => mix(colour, BLACK, share),
  ]
  switch (titleCount(title.toLowerCase())) {
    case 16:
      // oxfmt-ignore
      return [
        pale(0.72), pale(0.62), pale(0.33), colour,
        pale(0.53), pale(0.36), pale(0.24), deep(0.36),
        pale(0.18), mix(accent, WHITE, 0.24), mix(colour, accent, 0.4), deep(0.62),
        mix(accent, WHITE, 0.76), deep(0.18), deep(0.1), deep(0.44),
      ]
    case 9:
      return [mix(accent, WHITE, 0.72), accent, mix(accent, colour, 0.55), colour]
    default:
      return [pale(0.55), colour, deep(0.38), pale(0.28)]
  }
}
