import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Scene } from '@shop/demo-catalogue/drawings/drawProduct'
import sharp from 'sharp'
import { bytesOf, toByte } from './colour.ts'
import type { Pixels } from './develop.ts'
import { evenPlane, FINE } from './evenPlane.ts'
import { grainAt } from './grainAt.ts'
import { onTint } from './onTint.ts'
import { photographRow } from './photograph.ts'
import { smooth } from './smooth.ts'

type SceneSubject = Pick<Scene, 'kinds' | 'models' | 'colours' | 'accents' | 'titles' | 'tint'>

const folder = new URL('../scenes/', import.meta.url)
const names = new Set(JSON.parse(readFileSync(new URL('scenes.json', folder), 'utf8')) as string[])

/** File name of a scene: its models and a hash of its colours. */
export function sceneName({ kinds, models = kinds, colours, accents = [], tint }: SceneSubject): string {
  const colouring = createHash('sha256')
    .update(JSON.stringify([colours, tint, ...accents]))
    .digest('hex')
    .slice(0, 8)
  return `${models.join('-')}.${colouring}`
}

/** Scene, `width` by `height` px on its tint; with titles a row of single products. Undefined when it was not rendered. */
export async function photographScene(
  scene: SceneSubject,
  width: number,
  height: number,
): Promise<Pixels | undefined> {
  const { kinds, colours, accents, titles, tint } = scene
  if (titles !== undefined) {
    const subjects = kinds.map((kind, i) => {
      const [title, accent] = [titles[i], accents?.[i]]
      return { kind, colour: colours[i] ?? tint, ...(title && { title }), ...(accent && { accent }) }
    })
    return photographRow(subjects, tint, width, height)
  }
  const name = sceneName(scene)
  if (!names.has(name)) return undefined
  const file = await readFile(new URL(`${name}.avif`, folder))
  return turnedToTint(await onTint(await evenPixels(file, width, height), tint), tint)
}

/** Pixels of a file at a size, with smooth surfaces. */
async function evenPixels(file: Buffer, width: number, height: number): Promise<Pixels> {
  const { data: bytes, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const fine = new Uint16Array(bytes.length)
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = new Uint8Array(info.width * info.height)
    for (let at = 0; at < plane.length; at += 1) plane[at] = bytes[at * 3 + channel] ?? 0
    const even = await evenPlane(plane, info.width, info.height)
    for (let at = 0; at < even.length; at += 1) fine[at * 3 + channel] = even[at] ?? 0
  }
  const resized = await sharp(fine, { raw: { width: info.width, height: info.height, channels: 3 } })
    .resize(width, height, { fit: 'cover' })
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer()
  const tones = new Uint16Array(resized.buffer, resized.byteOffset, width * height * 3)
  const data = Buffer.allocUnsafe(tones.length)
  for (let at = 0; at < tones.length; at += 1) {
    const pixel = Math.floor(at / 3)
    data[at] = toByte((tones[at] ?? 0) / FINE + grainAt(pixel % width, Math.floor(pixel / width)))
  }
  return { data, width, height }
}

/** Share of a scene's width in which each side turns into the tint: banners cut off the outer part of it. */
const TURN = 0.18

function turnedToTint({ data, width, height }: Pixels, tint: string): Pixels {
  const tones = bytesOf(tint)
  const turned = Buffer.from(data)
  for (let x = 0; x < width; x += 1) {
    const share = smooth(Math.min(x, width - 1 - x) / (width * TURN))
    if (share === 1) continue
    for (let y = 0; y < height; y += 1)
      for (const [channel, tone] of tones.entries()) {
        const at = (y * width + x) * 3 + channel
        turned[at] = Math.round(tone + grainAt(x, y) + ((data[at] ?? 0) - tone) * share)
      }
  }
  return { data: turned, width, height }
}
