import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { PLANES, type NegativeInfo } from '#negatives.ts'
import { blender, root, studio } from './blender.ts'
import { readJson, writeLines } from './json.ts'

const SAMPLES = 24
const negatives = path.join(root, 'negatives')

/** Renders the named negatives, or all that are missing or stale, and saves each one as soon as it is done. */
export async function renderNegatives(raw: string, named: readonly string[]): Promise<void> {
  const listed = await listNegatives()
  const shared = await sharedSources()
  const index = await readJson(path.join(negatives, 'negatives.json'))
  const made = await readJson(path.join(negatives, 'made-from.json'))
  for (const name of named.length > 0 ? named : Object.keys(listed).toSorted()) {
    const source = listed[name]
    if (source === undefined) throw new Error(`There is no negative called ${name}`)
    const stamp = createHash('sha256')
      .update(JSON.stringify([name, source, shared]))
      .digest('hex')
      .slice(0, 16)
    if (named.length === 0 && made[name] === stamp && index[name] !== undefined) continue
    const began = performance.now()
    await blender('render.py', raw, String(SAMPLES), name)
    index[name] = await fileNegative(raw, name)
    made[name] = stamp
    await writeLines(path.join(negatives, 'negatives.json'), index)
    await writeLines(path.join(negatives, 'made-from.json'), made)
    console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
}

async function listNegatives(): Promise<Record<string, string>> {
  const [, answer = '{}'] = /^NEGATIVES (.*)$/m.exec(await blender('list.py')) ?? []
  return JSON.parse(answer) as Record<string, string>
}

/** Files that all negatives depend on; a change makes all of them stale. */
async function sharedSources(): Promise<string[]> {
  const files = (await readdir(studio)).filter((name) => name.endsWith('.py')).toSorted()
  const others = files.filter((name) => !['list.py', 'scene.py'].includes(name))
  return Promise.all(others.map((name) => readFile(path.join(studio, name), 'utf8')))
}

/** Planes with less light contain only grain: the model does not use that pigment. */
const GRAIN = 0.13

/** Saves the planes as one small grey picture and returns its index entry. */
async function fileNegative(raw: string, name: string): Promise<unknown> {
  const png = path.join(raw, `${name}.png`)
  const info = await readJson<NegativeInfo>(path.join(raw, `${name}.json`))
  const planes = info.scales.flatMap((scale, i) => (i > 0 && scale < GRAIN ? [i] : []))
  const { width, height } = await sharp(png).metadata()
  const black = {
    create: { width, height: height / PLANES.length, channels: 3 as const, background: '#000000' },
  }
  await sharp(png)
    .composite(planes.map((plane) => ({ input: black, left: 0, top: (plane * height) / PLANES.length })))
    .avif({ quality: 72, effort: 4, chromaSubsampling: '4:2:0' })
    .toFile(path.join(negatives, `${name}.avif`))
  await rm(png)
  return info
}
