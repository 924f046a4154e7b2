import { darken, lightness, mix } from '@shop/demo-catalogue/drawings/colour'
import type { Subject } from '@shop/demo-catalogue/drawings/drawProduct'
import type { Pigment } from './negatives.ts'
import { packOf } from './packs.ts'

export type Pigments = Record<Pigment, string>

/** Second pigment of packs that have one material for all brands: the wood of pencils. */
const MATERIALS: Readonly<Record<string, string>> = { pencil: '#d8b184' }

export function pigmentsOf(subject: Subject & { tint: string }): Pigments {
  const { colour, accent, tint } = subject
  const material = MATERIALS[packOf(subject) ?? subject.kind]
  return {
    body: muted(colour),
    accent: muted(material ?? accent ?? mix(darken(colour, 0.2), '#d9a441', 0.6)),
    backdrop: tint,
  }
}

/** Softens pure white and pure black, which no real object has; what is far from both keeps its colour. */
export const muted = (colour: string) => mix(colour, '#8a8480', 0.06 * (2 * lightness(colour) - 1) ** 4)
