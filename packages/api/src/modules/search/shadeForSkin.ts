import type { VariantWire } from '@shop/contract/products.schema'
import type { SkinDepth } from './meaning/attributes.data.ts'

/** Place of the shade for a depth of skin among all shades, from the lightest: the middle of a third of them. */
const PLACES: Record<SkinDepth, number> = { fair: 1 / 6, medium: 1 / 2, dark: 5 / 6 }
/** Fewer shades are not made for depths of skin. */
const SHADES_MIN = 3
/** A purer colour is no skin's. */
const CHROMA_MAX = 0.65

/** Least lightness of what is still called nude. */
const NUDE_MIN = 50

/** The shade for a depth of skin, in stock where one of its neighbours is. Undefined for a product whose colours are not those of skin, such as a kurta. */
export function shadeForSkin(
  variants: readonly VariantWire[],
  depth: SkinDepth,
  { isNude }: { isNude: boolean },
): VariantWire | undefined {
  const shades = variants.flatMap((variant) => {
    const lightness = skinLightness(variant.color_code ?? '')
    return lightness === undefined || (isNude && lightness < NUDE_MIN) ? [] : [{ variant, lightness }]
  })
  // Of a lipstick, the nude shades alone are those of skin.
  if (shades.length < SHADES_MIN || (shades.length < variants.length && !isNude)) return undefined
  const place = PLACES[depth] * shades.length - 0.5
  const [nearest] = shades
    .toSorted((one, other) => other.lightness - one.lightness)
    .map(({ variant }, at) => ({
      variant,
      away: Math.abs(at - place) + (variant.quantity > 0 ? 0 : shades.length / 6),
    }))
    .toSorted((one, other) => one.away - other.away)
  return nearest?.variant
}

/** Lightness of a colour `#rrggbb` that skin may have. */
function skinLightness(code: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16))
  const isOfSkin = red > green && green > blue && (red - blue) / red < CHROMA_MAX
  return isOfSkin ? 0.2126 * red + 0.7152 * green + 0.0722 * blue : undefined
}
