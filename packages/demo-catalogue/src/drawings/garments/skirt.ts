import { border, fold, piece } from '../fabric.ts'
import { type Print } from '../prints.ts'
import type { Studio } from '../studio.ts'
import { ellipse, path } from '../svg.ts'
import { tunic } from './tunic.ts'

export const ZARI = '#c9993f'

export const form = (half: number) =>
  path(`M-44 -70C-44 -20 -60 0 -${half} 34L${half} 34C60 0 44 -20 44 -70Z`, { fill: '#d9c3ab' }) +
  ellipse(0, -70, 44, 10, { fill: '#b98f63' })

export const blouse = (studio: Studio, colour: string) =>
  tunic(studio, {
    print: 'plain',
    colour,
    neck: { half: 96, depth: 120, shape: 'sweetheart' },
    shoulder: [182, 36],
    chest: [172, 220],
    waist: [142, 350],
    hem: [146, 380],
    folds: 2,
    sag: 8,
    sleeve: { length: 190, width: 120, spread: 56 },
    trim: { colour: ZARI, width: 16, hem: 22 },
  })

/** A skirt from the waist (y = 0): pleats, a border, folds. */
export function skirt(
  studio: Studio,
  print: Print,
  half: number,
  hem: number,
  length: number,
  edge: number,
  folds: number,
): string {
  const outline = `M${-half} 0Q0 16 ${half} 0C${half + 40} ${length * 0.3} ${hem - 30} ${length * 0.7} ${hem} ${length}Q${hem * 0.5} ${length + 46} 0 ${length + 46}T${-hem} ${length}C${30 - hem} ${length * 0.7} ${-half - 40} ${length * 0.3} ${-half} 0Z`
  const low = (up: number) =>
    `M${-hem - 20} ${length - up}Q${-hem * 0.5} ${length + 46 - up} 0 ${length + 46 - up}T${hem + 20} ${length - up}`
  const pleats = Array.from({ length: folds }, (_, i) => {
    const share = (i / (folds - 1)) * 2 - 1
    return fold(
      studio,
      share * half * 0.86,
      8 + (i % 2) * 40,
      share * hem * 0.94,
      length + 190,
      10 + hem / folds / 2.4,
      0.5,
    )
  }).join('')
  return piece(studio, {
    outline,
    print,
    inside:
      border(low(edge * 0.55), edge, ZARI, studio.colour) +
      border(low(edge * 1.5), edge * 0.3, ZARI, studio.colour) +
      pleats,
  })
}
