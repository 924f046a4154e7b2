import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { toByte, toLight, toTone, type Light } from './colour.ts'
import { evenPlane, FINE } from './evenPlane.ts'
import { grainAt } from './grainAt.ts'
import { PLANES, type Negative, type Pigment } from './negatives.ts'

/** RGB pixels, one byte per channel. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** Coverage and colour of the ink on a picture. */
export interface Print {
  ink: Float32Array
  on: Pigment | 'ink'
  colour: string
}

/** Print of the cloth, over its body: red, green, blue and coverage of each pixel. */
export type Dyes = Uint8ClampedArray

/** The planes are gamma-encoded, which preserves steps in shadows. */
const GAMMA = 2.2
const STEPS = 65_536
const lightOf = Float32Array.from({ length: 256 }, (_, byte) => toLight(grey(byte))[0])
const decoded = Float32Array.from({ length: STEPS }, (_, step) => (step / (STEPS - 1)) ** GAMMA)

function grey(byte: number): string {
  return `#${byte.toString(16).padStart(2, '0').repeat(3)}`
}

/** Light that every surface mirrors from the room, which would make deep shades pale. Little of it is left, and all of a highlight. */
const VEIL = 0.03

/** Number of pixels that are developed at a time: a server has orders to answer between them. */
export const PART = 20_000

/** Light is additive: the light without pigments plus, for each pigment, its colour times its plane. */
export async function develop(
  { file, info }: Negative,
  pigments: Record<Pigment, string>,
  prints: readonly Print[],
  width: number,
  dyes: readonly Dyes[] = [],
): Promise<Pixels> {
  const height = Math.round((info.height * width) / info.width)
  const [bases, ...planes] = await planesOf(file, width, height)
  const area = width * height
  const colours: Light[] = [toLight(pigments.body), toLight(pigments.accent), toLight(pigments.backdrop)]
  const inks = prints.map(({ colour, ...print }) => ({ ...print, light: toLight(colour) }))
  const data = Buffer.allocUnsafe(area * 3)
  const [baseScale, ...scales] = info.scales
  for (let from = 0; from < area; from += PART) {
    developPart(from, Math.min(from + PART, area))
    await setImmediate()
  }
  return { data, width, height }

  function developPart(from: number, to: number) {
    for (let at = from; at < to; at += 1) {
      const mirrored = (decoded[bases?.[at] ?? 0] ?? 0) * baseScale
      const base = mirrored ** 2 / (mirrored + VEIL)
      let [red, green, blue] = [base, base, base]
      for (let pigment = 0; pigment < 3; pigment += 1) {
        const sent = (decoded[planes[pigment]?.[at] ?? 0] ?? 0) * (scales[pigment] ?? 0)
        if (sent === 0) continue
        let [r, g, b] = colours[pigment] as Light
        for (const dye of pigment === 0 ? dyes : []) {
          const amount = (dye[at * 4 + 3] ?? 0) / 255
          if (amount === 0) continue
          r += ((lightOf[dye[at * 4] ?? 0] ?? 0) - r) * amount
          g += ((lightOf[dye[at * 4 + 1] ?? 0] ?? 0) - g) * amount
          b += ((lightOf[dye[at * 4 + 2] ?? 0] ?? 0) - b) * amount
        }
        for (const { ink, on, light } of inks) {
          const amount = ink[at] ?? 0
          if (amount === 0 || on !== PLANES[pigment + 1]) continue
          r += (light[0] - r) * amount
          g += (light[1] - g) * amount
          b += (light[2] - b) * amount
        }
        red += r * sent
        green += g * sent
        blue += b * sent
      }
      for (const { ink, on, light } of inks) {
        const amount = ink[at] ?? 0
        if (amount === 0 || on !== 'ink') continue
        red *= 1 - amount * (1 - light[0])
        green *= 1 - amount * (1 - light[1])
        blue *= 1 - amount * (1 - light[2])
      }
      const grain = grainAt(at % width, Math.floor(at / width))
      data[at * 3] = toByte(toTone(red) + grain)
      data[at * 3 + 1] = toByte(toTone(green) + grain)
      data[at * 3 + 2] = toByte(toTone(blue) + grain)
    }
  }
}

/** The planes that a backdrop consists of. The others keep the fine texture of cloth. */
const ON_BACKDROP: ReadonlySet<(typeof PLANES)[number]> = new Set(['base', 'backdrop'])

/** Planes of a negative at a size, in 65,536 steps. Each is resized on its own, because neighbouring planes share an edge. */
async function planesOf(file: Buffer, width: number, height: number): Promise<Uint16Array[]> {
  const { data, info } = await sharp(file).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height / PLANES.length, channels: 1 as const }
  const area = raw.width * raw.height
  return Promise.all(
    PLANES.map(async (name, i) => {
      const bytes = data.subarray(i * area, (i + 1) * area)
      const plane = ON_BACKDROP.has(name)
        ? await evenPlane(bytes, raw.width, raw.height)
        : new Uint16Array(bytes).map((value) => value * FINE)
      const resized = await sharp(plane, { raw })
        .resize(width, height, { fit: 'fill', kernel: 'cubic' })
        .toColourspace('grey16')
        .raw({ depth: 'ushort' })
        .toBuffer()
      return new Uint16Array(resized.buffer, resized.byteOffset, width * height)
    }),
  )
}
