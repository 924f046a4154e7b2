import { darken, lightness, mix } from '@shop/demo-catalogue/drawings/colour'
import type { DrawingKind } from '@shop/demo-catalogue/types'
import type { Pigment } from './negatives.ts'

export type Pigments = Record<Pigment, string>

/** Second pigment of models that have one material for all brands: the wood of pencils. */
const MATERIALS: Partial<Record<DrawingKind, string>> = { pencil: '#d8b184' }

interface Colouring {
  kind: DrawingKind
  colour: string
  accent?: string | undefined
  tint: string
}

export function pigmentsOf({ kind, colour, accent, tint }: Colouring): Pigments {
  return {
    body: muted(colour),
    accent: muted(MATERIALS[kind] ?? accent ?? mix(darken(colour, 0.2), '#d9a441', 0.6)),
    backdrop: tint,
  }
}

/** Softens pure white and pure black, which no real object has; what is far from both keeps its colour. */
export const muted = (colour: string) => mix(colour, '#8a8480', 0.06 * (2 * lightness(colour) - 1) ** 4)
