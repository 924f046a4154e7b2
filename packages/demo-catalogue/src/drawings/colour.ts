/** Colour arithmetic in OKLab, where equal steps look equal. Colours are `#rrggbb`. */

type Triple = [number, number, number]

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const fromLinear = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

function toOklab(hex: string): Triple {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const byte = (c: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, c)))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channels.map(byte).join('')}`
}

export function mix(base: string, other: string, amount: number): string {
  const from = toOklab(base)
  const to = toOklab(other)
  return toHex([0, 1, 2].map((i) => from[i]! + (to[i]! - from[i]!) * amount) as Triple)
}

export const lighten = (colour: string, amount: number) => mix(colour, '#fffaf5', amount)

/** Darker by `amount` but equally saturated, like a colour in shade. */
export function darken(colour: string, amount: number): string {
  const [L, a, b] = toOklab(colour)
  const chroma = 1 - amount * 0.55
  return toHex([L * (1 - amount), a * chroma + 0.006 * amount, b * chroma])
}

export const lightness = (colour: string) => toOklab(colour)[0]

/** Hue in degrees, chroma and lightness. */
export function hueOf(colour: string): { hue: number; chroma: number; lightness: number } {
  const [L, a, b] = toOklab(colour)
  return { hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, chroma: Math.hypot(a, b), lightness: L }
}

/** Ink that is legible on `colour`: `wished` where the contrast allows it, else paper or a deep shade. */
export function inkOn(colour: string, wished: string): string {
  if (Math.abs(lightness(colour) - lightness(wished)) > 0.34) return wished
  return lightness(colour) > 0.66 ? darken(wished, 0.62) : '#fff6ec'
}
