import sharp from 'sharp'
import type { LabelPosition } from './negatives.ts'
import { warp } from './warp.ts'

/** Long side of a label in px before it is warped onto the pack. */
const ART_SIDE = 700

/** Ink coverage of each pixel, 0 to 1. `scale` is the picture's size divided by the negative's. */
export async function layInk(
  svg: string,
  place: LabelPosition,
  width: number,
  height: number,
  scale: number,
): Promise<Float32Array> {
  const ink = new Float32Array(width * height)
  const side = place.aspect >= 1 ? { width: ART_SIDE } : { height: ART_SIDE }
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(side)
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  warp(place, width, height, scale, (at, u, v) => {
    ink[at] = Math.min(1, (ink[at] ?? 0) + (data[pixelAt(info, u, v)] ?? 0) / 1020)
  })
  return ink
}

/** Colour and coverage of a print for each pixel: four bytes, red, green, blue and coverage. */
export async function layPrint(
  svg: string,
  place: LabelPosition,
  width: number,
  height: number,
  scale: number,
): Promise<Uint8ClampedArray> {
  const dyes = new Uint8ClampedArray(width * height * 4)
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: Math.round(Math.min(2, 1.6 * scale) * ART_SIDE) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  warp(place, width, height, scale, (at, u, v) => {
    const from = pixelAt(info, u, v) * 4
    const coverage = data[from + 3] ?? 0
    if (coverage === 0) return
    const before = dyes[at * 4 + 3] ?? 0
    const after = before + coverage / 4
    for (let i = 0; i < 3; i += 1) {
      dyes[at * 4 + i] = ((dyes[at * 4 + i] ?? 0) * before + (data[from + i] ?? 0) * (after - before)) / after
    }
    dyes[at * 4 + 3] = after
  })
  return dyes
}

/** Colour and coverage of a finish for each pixel, as of a print. It covers the picture: only the body takes dyes. */
export async function layFinish(svg: string, width: number, height: number): Promise<Uint8ClampedArray> {
  const { data } = await sharp(Buffer.from(svg), { density: (72 * width) / 800 })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
}

function pixelAt(size: { width: number; height: number }, u: number, v: number): number {
  const x = Math.min(size.width - 1, Math.max(0, Math.round(u * size.width - 0.5)))
  const y = Math.min(size.height - 1, Math.max(0, Math.round(v * size.height - 0.5)))
  return y * size.width + x
}
