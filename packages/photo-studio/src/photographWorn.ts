import type { Wear } from '@shop/demo-catalogue/pictures/wornAs'
import { develop, type Pixels, type Print } from './develop.ts'
import { readNegative, type NegativeInfo } from './negatives.ts'
import { muted } from './pigmentsOf.ts'
import { warp } from './warp.ts'

export interface WornPicture {
  how: Wear
  colour: string
  tint: string
}

/** Four skin tones of India, from the fairest. */
const SKIN_TONES = ['#f1cfb0', '#d6a578', '#a06f48', '#6a442d'] as const

/** Make-up in its shade on four skin tones, `width` px wide. */
export async function photographWorn({ how, colour, tint }: WornPicture, width: number): Promise<Pixels> {
  const negative = await readNegative(`skin.${how}`)
  if (negative === undefined) throw new Error(`There is no negative of make-up as a ${how}`)
  const pigments = { body: muted(colour), accent: SKIN_TONES[0], backdrop: tint }
  return develop(negative, pigments, tonesOf(negative.info, width), width)
}

/** The skin is one pigment, and each limb is inked with its own tone. */
function tonesOf(info: NegativeInfo, width: number): Print[] {
  const scale = width / info.width
  const height = Math.round(info.height * scale)
  const places = info.labels.filter(({ what }) => what === 'skin')
  return SKIN_TONES.flatMap((colour, i) => {
    const place = places[i]
    if (place === undefined) return []
    const ink = new Float32Array(width * height)
    warp(place, width, height, scale, (at) => {
      ink[at] = (ink[at] ?? 0) + 1 / 4
    })
    return [{ ink, on: 'accent' as const, colour }]
  })
}
