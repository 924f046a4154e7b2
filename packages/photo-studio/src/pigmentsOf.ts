import { darken, mix } from '@shop/demo-catalogue/drawings/colour'
import type { Pigment } from './negatives.ts'

export type Pigments = Record<Pigment, string>

export function pigmentsOf(colour: string, accent: string | undefined, tint: string): Pigments {
  return {
    body: muted(colour),
    accent: muted(accent ?? mix(darken(colour, 0.2), '#d9a441', 0.6)),
    backdrop: tint,
  }
}

/** Softens pure white and pure black, which no real object has. */
export const muted = (colour: string) => mix(colour, '#8a8480', 0.06)
