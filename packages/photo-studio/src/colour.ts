/** Bytes of a colour code, 0 to 255 per channel. */
export const bytesOf = (colour: string): number[] =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))

/** Linear light, 0 to 1 per channel. */
export type Light = readonly [red: number, green: number, blue: number]

export function toLight(colour: string): Light {
  const [red = 0, green = 0, blue = 0] = bytesOf(colour).map((byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

/** Light value at which the highlight roll-off starts: darker light is unchanged, so that shades keep their colour. */
const SHOULDER = 0.74
const TONES = 4096
/** Upper end of the tone table. */
const BRIGHTEST = 3

const tones = Float32Array.from({ length: TONES }, (_, i) => {
  const light = (i / (TONES - 1)) * BRIGHTEST
  const kept =
    light < SHOULDER
      ? light
      : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(light - SHOULDER) / (1 - SHOULDER)))
  return 255 * (kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055)
})

/** Tone of a light value, 0 to 255 with parts, with a soft roll-off in highlights. */
export function toTone(light: number): number {
  return tones[Math.min(TONES - 1, (light * (TONES - 1)) / BRIGHTEST) | 0] ?? 255
}

export const toByte = (tone: number): number => Math.min(255, Math.max(0, Math.round(tone)))

export function brightness(colour: string): number {
  const [red, green, blue] = toLight(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
