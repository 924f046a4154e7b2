import type { Wear } from '@shop/demo-catalogue/pictures/wornAs'
import { develop, type Pixels } from './develop.ts'
import { dyedApart } from './dyedApart.ts'
import { inkedApart } from './inkedApart.ts'
import { readNegative } from './negatives.ts'
import { muted } from './pigmentsOf.ts'

export interface WornPicture {
  how: Wear
  colour: string
  tint: string
  /** Colours of a palette's pans, which are tried side by side. */
  pans?: readonly string[]
}

/** Four skin tones of India, from the fairest. */
const SKIN_TONES = ['#f1cfb0', '#d6a578', '#a06f48', '#6a442d'] as const

/** Make-up in its shade on four skin tones, `width` px wide. The skin is one pigment, and each limb is inked with its own tone. */
export async function photographWorn(
  { how, colour, tint, pans }: WornPicture,
  width: number,
): Promise<Pixels> {
  const negative = await readNegative(`skin.${how}`)
  if (negative === undefined) throw new Error(`There is no negative of make-up as a ${how}`)
  const pigments = { body: muted(colour), accent: SKIN_TONES[0], backdrop: tint }
  const tones = inkedApart('skin', SKIN_TONES, negative.info, width)
  const dyes = pans === undefined ? [] : [dyedApart(pans.map(muted), negative.info, width)]
  return develop(negative, pigments, tones, width, dyes)
}
