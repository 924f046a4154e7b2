/** Red, green and blue as linear light, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number]

/** The light that a `#rrggbb` stands for. */
export function toLight(colour: string): Light {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Where the shoulder of the film begins: light below it is kept as it is, so that a shade stays the shade. */
const SHOULDER = 0.74
const TONES = 4096
/** Light, as a share of which the table of tones ends. */
const BRIGHTEST = 3

const tones = Uint8ClampedArray.from({ length: TONES }, (_, i) => {
  const light = (i / (TONES - 1)) * BRIGHTEST
  const kept =
    light < SHOULDER
      ? light
      : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(light - SHOULDER) / (1 - SHOULDER)))
  return 255 * (kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055)
})

/** Light as the byte of a picture: highlights roll off softly instead of breaking. */
export function toTone(light: number): number {
  return tones[Math.min(TONES - 1, (light * (TONES - 1)) / BRIGHTEST) | 0] ?? 255
}

/** How light a colour looks, 0 to 1. */
export function brightness(colour: string): number {
  const [red, green, blue] = toLight(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
