import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { categories, categoryScenes } from '@shop/demo-catalogue/categories'
import { darken, mix } from '@shop/demo-catalogue/drawings/colour'
import { banners, type DemoBanner } from '@shop/demo-catalogue/home'
import sharp from 'sharp'
import { toTone } from '#colour.ts'
import { sceneName } from '#scenes.ts'
import { blender, root } from './blender.ts'
import { readList } from './json.ts'

type DemoScene = Pick<DemoBanner, 'kinds' | 'models' | 'colours' | 'accents' | 'titles' | 'tint'>

const SAMPLES = 96
/** Blender keeps a quarter of the light, so that highlights stay below white in its file. */
const EXPOSURE = 0.25
const folder = path.join(root, 'scenes')

export async function renderScenes(raw: string): Promise<void> {
  const index = path.join(folder, 'scenes.json')
  const names = new Set(await readList(index))
  const ofCategories = categories.flatMap(({ slug, tint = '#f3ece4' }) => {
    const scene = categoryScenes[slug]
    return scene === undefined ? [] : [{ ...scene, tint }]
  })
  const scenes: DemoScene[] = [...banners, ...ofCategories]
  for (const scene of scenes) {
    // Composed of photographs of single products.
    if (scene.titles !== undefined) continue
    const name = sceneName(scene)
    if (names.has(name)) continue
    const began = performance.now()
    const { kinds, models = kinds, colours, tint } = scene
    const accents = scene.accents ?? colours.map((colour) => mix(darken(colour, 0.2), '#d9a441', 0.6))
    await blender(
      'scene.py',
      raw,
      String(SAMPLES),
      JSON.stringify([{ name, models, colours, accents, tint }]),
    )
    await fileScene(path.join(raw, `${name}.png`), name)
    names.add(name)
    await writeFile(index, `${JSON.stringify([...names].toSorted(), null, 2)}\n`)
    console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
}

/** Tone-maps the light as `develop` does. */
async function fileScene(png: string, name: string): Promise<void> {
  const { data, info } = await sharp(png)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const light = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  const tones = Buffer.from(Uint8Array.from(light, (value) => toTone(value / 65_535 / EXPOSURE)))
  const { width, height, channels } = info
  await sharp(tones, { raw: { width, height, channels } })
    .avif({ quality: 80, effort: 6 })
    .toFile(path.join(folder, `${name}.avif`))
  await rm(png)
}
