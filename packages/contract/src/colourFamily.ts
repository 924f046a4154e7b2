type ColourFamily =
  | 'red'
  | 'pink'
  | 'maroon'
  | 'purple'
  | 'brown'
  | 'beige'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'black'
  | 'grey'
  | 'white'

/** Colour codes that stand for the families, each of which is in its own. */
export const FAMILY_CODES: Readonly<Record<ColourFamily, string>> = {
  black: '#1f1b1c',
  white: '#ffffff',
  red: '#c0182f',
  maroon: '#6d1029',
  pink: '#e58aa8',
  orange: '#e0702a',
  yellow: '#f0c330',
  green: '#3f7a4d',
  blue: '#2f5fa8',
  purple: '#70439a',
  brown: '#7a4a2c',
  beige: '#e3cfb0',
  grey: '#8f8f92',
}

/** Family of a colour code (`#rgb` or `#rrggbb`). Search reads it by `colour_family.sql`; a test of the API holds both together. */
export function colourFamily(code: string): ColourFamily {
  const { hue, saturation, value } = toHsv(code)
  if (value < 0.2) return 'black'
  if (saturation < 0.1) return value > 0.92 ? 'white' : 'grey'
  if (hue < 15 || hue >= 345) {
    // Dark wood and chocolate are no wine.
    if (value < 0.45) return hue >= 8 && hue < 15 && saturation < 0.75 ? 'brown' : 'maroon'
    if (saturation >= 0.6) return 'red'
    // The shades of skin, of wood and of apricots are neither red nor pink.
    if (hue < 5 || hue >= 345 || (saturation < 0.3 && value > 0.7)) return 'pink'
    return value > 0.85 ? 'orange' : 'brown'
  }
  if (hue < 45) {
    if (saturation < 0.45 && value > 0.7) return 'beige'
    return value < 0.65 ? 'brown' : 'orange'
  }
  // Moss and olives are green, and dark honey is brown.
  if (hue < 66) return value >= 0.52 ? 'yellow' : hue < 52 ? 'brown' : 'green'
  if (hue < 170) return 'green'
  // Slate and clouds are no blue.
  if (hue < 255) return saturation < 0.25 && value < 0.75 ? 'grey' : 'blue'
  if (hue < 290) return 'purple'
  return value < 0.5 ? 'maroon' : 'pink'
}

/** Hue in degrees; saturation and value from 0 to 1. */
function toHsv(code: string) {
  const digits = code.length === 4 ? code.slice(1).replaceAll(/./g, '$&$&') : code.slice(1)
  const number = Number.parseInt(digits, 16)
  const red = (number >> 16) / 255
  const green = ((number >> 8) & 255) / 255
  const blue = (number & 255) / 255
  const value = Math.max(red, green, blue)
  const spread = value - Math.min(red, green, blue)
  if (spread === 0) return { hue: 0, saturation: 0, value }
  const sixth =
    value === red
      ? (green - blue) / spread
      : value === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  const hue = 60 * sixth
  return { hue: hue < 0 ? hue + 360 : hue, saturation: spread / value, value }
}
