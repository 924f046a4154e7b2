import { fold, piece } from '../fabric.ts'
import type { Print } from '../prints.ts'
import type { Studio } from '../studio.ts'
import { group } from '../svg.ts'

interface Legs {
  print: Print
  length: number
  half: number
  ankle: number
  rise: number
  pleats?: number
  /** Share of the usual depth of its folds and of the light on them: a matt cloth has less. */
  depth?: number
  /** Marks on the cloth of one leg. */
  texture?: string
}

/** Both legs from the waist at y = 0. */
export function legs(
  studio: Studio,
  { print, length, half, ankle, rise, pleats = 0, depth = 1, texture = '' }: Legs,
): string {
  const waist = half * 0.72
  const centre = half * 0.56 + ankle * 0.2
  const outline = `M${-waist} 0H8L10 ${rise}L${-centre + ankle} ${length}Q${-centre} ${length + 14} ${-centre - ankle} ${length}C${-centre - ankle + 6} ${length * 0.6} ${-half - 6} ${rise} ${-half} ${rise * 0.7}C${-half} ${rise * 0.4} ${-waist - 8} ${rise * 0.2} ${-waist} 0Z`
  const creaseFold = fold(studio, -half * 0.5, 40, -centre, length + 60, 22 + ankle * 0.1, 0.36 * depth)
  const many = Array.from({ length: pleats }, (_, i) =>
    fold(
      studio,
      -waist + 20 + ((waist - 20) / pleats) * i,
      30,
      -centre - ankle * 0.9 + ((ankle * 1.9) / pleats) * i,
      length + 90,
      8 + ankle / pleats / 2,
      0.46 * depth,
    ),
  ).join('')
  const leg = piece(studio, {
    outline,
    print,
    shine: depth,
    inside:
      texture + creaseFold + many + fold(studio, 6, rise * 0.5, -centre + ankle, length, 30, 0.4 * depth),
  })
  return leg + group(leg, { stretch: -1 })
}
