import { darken, mix } from '@shop/demo-catalogue/drawings/colour'
import { drawLabel } from '@shop/demo-catalogue/drawings/drawLabel'
import type { Cover, ProductPicture } from '@shop/demo-catalogue/drawings/drawProduct'
import sharp from 'sharp'
import { brightness } from './colour.ts'
import { develop, type Pixels, type Print } from './develop.ts'
import { layInk } from './ink.ts'
import { readNegative, type LabelPosition, type NegativeInfo, type Pigment } from './negatives.ts'
import { negativeOf } from './negativeOf.ts'

type Pigments = Record<Pigment, string>

/** Photograph of a product, `width` px wide; undefined without a negative. */
export async function photographProduct(picture: ProductPicture, width: number): Promise<Pixels | undefined> {
  const name = negativeOf(picture)
  const negative = name === undefined ? undefined : await readNegative(name)
  if (negative === undefined) return undefined
  const pigments = pigmentsOf(picture.colour, picture.accent, picture.tint)
  return develop(negative, pigments, await printsOf(picture, negative.info, pigments, width), width)
}

/** Unbranded product centred in a wider picture, for covers and tiles. */
export async function photographKind(
  { kind, colour, tint }: Cover,
  width: number,
  height: number,
): Promise<Pixels | undefined> {
  const negative = await readNegative(`${kind}.front`)
  if (negative === undefined) return undefined
  const { info } = negative
  const ownWidth = Math.min(width, Math.round((height * info.width) / info.height))
  const own = await develop(negative, pigmentsOf(colour, undefined, tint), [], ownWidth)
  const side = (width - ownWidth) / 2
  const picture = sharp(own.data, { raw: { width: own.width, height: own.height, channels: 3 } })
  // Extends the backdrop beyond the frame.
  const { data } = await (
    own.height > height
      ? picture.extract({
          left: 0,
          top: Math.round((own.height - height) * 0.52),
          width: own.width,
          height,
        })
      : picture.extend({ left: Math.floor(side), right: Math.ceil(side), extendWith: 'copy' })
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height }
}

function pigmentsOf(colour: string, accent: string | undefined, tint: string): Pigments {
  return {
    body: muted(colour),
    accent: muted(accent ?? mix(darken(colour, 0.2), '#d9a441', 0.6)),
    backdrop: tint,
  }
}

/** Softens pure white and pure black, which no real object has. */
const muted = (colour: string) => mix(colour, '#8a8480', 0.06)

function printsOf(
  { brand, label }: ProductPicture,
  info: NegativeInfo,
  pigments: Pigments,
  width: number,
): Promise<Print[]> {
  const scale = width / info.width
  const height = Math.round(info.height * scale)
  return Promise.all(
    info.labels.map(async (place) => ({
      ink: await layInk(drawLabel({ brand, label, ...place }), place, width, height, scale),
      on: place.on,
      colour: inkFor(place, pigments, brand.colour),
    })),
  )
}

/** Dark ink on light packs and light ink on dark ones; soap is stamped in its own colour. */
function inkFor({ on, what }: LabelPosition, pigments: Pigments, brandColour: string): string {
  if (on === 'ink') return darken(brandColour, brightness(brandColour) > 0.2 ? 0.3 : 0.08)
  const ground = pigments[on]
  if (what === 'stamp') return brightness(ground) > 0.06 ? darken(ground, 0.22) : mix(ground, '#d9a441', 0.6)
  return brightness(ground) > 0.3 ? mix(darken(brandColour, 0.3), '#221a1d', 0.4) : '#f7efe4'
}
