import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ProductPicture } from '@shop/demo-catalogue/drawings/drawProduct'
import { banners } from '@shop/demo-catalogue/home'
import sharp from 'sharp'
import type { Pixels } from '#develop.ts'
import { photographProduct } from '#photograph.ts'
import { photographScene } from '#scenes.ts'
import { root } from './blender.ts'

// Writes the photographs for the stories from the current negatives.
const folder = path.join(root, '../../.storybook/public/story-pictures')
const WIDTH = 640
const rose = '#f3d6cf'
const sand = '#f1e2d3'
const sage = '#e2eadc'
const sky = '#e6e6f0'

type Look = Pick<ProductPicture, 'kind' | 'colour' | 'accent' | 'tint' | 'label'>

const looks: Record<string, Look> = {
  'dress-emerald': { kind: 'dress', colour: '#1f6b45', accent: '#efe3cf', tint: sage, label: 'Dress' },
  'dress-indigo': { kind: 'dress', colour: '#2f3f73', accent: '#efe3cf', tint: sky, label: 'Dress' },
  'jar-clay': { kind: 'jar', colour: '#d9a48c', accent: '#8a4b2d', tint: rose, label: 'Clay Mask' },
  'jar-saffron': {
    kind: 'jar',
    colour: '#e9a60c',
    accent: '#8c1d2f',
    tint: sand,
    label: 'Saffron Night Cream',
  },
  'jar-sand': { kind: 'jar', colour: '#e8c9a0', accent: '#c79a2e', tint: sand, label: 'Saffron Night Cream' },
  'lipstick-rani': {
    kind: 'lipstick',
    colour: '#b0125b',
    accent: '#2a2226',
    tint: rose,
    label: 'Matte Rani',
  },
  'lipstick-ruby': {
    kind: 'lipstick',
    colour: '#8c1d2f',
    accent: '#2a2226',
    tint: rose,
    label: 'Matte Ruby',
  },
  'perfume-kohl': {
    kind: 'perfume',
    colour: '#6b5a66',
    accent: '#c79a2e',
    tint: sky,
    label: 'Eau de Parfum',
  },
  'pump-sage': {
    kind: 'pump-bottle',
    colour: '#5d7350',
    accent: '#efe3cf',
    tint: sage,
    label: 'Body Lotion',
  },
  'serum-amber': { kind: 'dropper', colour: '#a8682c', tint: sand, label: 'Rose Serum' },
}
const brand = { name: 'Rozana', wordmark: 'serif', colour: '#8c1d2f' } as const

async function file(name: string, pixels: Pixels | undefined) {
  if (pixels === undefined) throw new Error(`There is no negative for ${name}`)
  const { data, width, height } = pixels
  await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, `${name}.webp`))
}

await mkdir(folder, { recursive: true })
for (const [name, look] of Object.entries(looks))
  await file(name, await photographProduct({ ...look, brand, view: 'front' }, WIDTH))
const [first] = banners
if (first !== undefined) await file('banner', await photographScene(first, 960, 600))
