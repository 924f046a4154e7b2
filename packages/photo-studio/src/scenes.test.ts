import { categories, categoryScenes } from '@shop/demo-catalogue/categories'
import { banners } from '@shop/demo-catalogue/home'
import { coverOf } from '@shop/demo-catalogue/pictures/subjectOf'
import { posts } from '@shop/demo-catalogue/posts/posts'
import { expect, test, vi } from 'vitest'
import { bytesOf } from './colour.ts'
import type { Pixels } from './develop.ts'
import { photographCover } from './photograph.ts'
import { showsProduct } from './reachOf.ts'
import { photographScene, sceneName } from './scenes.ts'

// Composing is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test.each(categories)('has a photograph of the scene of $name', async ({ slug, tint = '' }) => {
  const scene = categoryScenes[slug]
  expect(scene && (await photographScene({ ...scene, tint }, 160, 100))).toBeDefined()
})

test('knows a scene by its models and all their colours', () => {
  const scene = { kinds: ['lipstick', 'lipstick'], colours: ['#a81226', '#8a1f3c'], tint: '#f3d6cf' } as const
  const names = [
    scene,
    { ...scene, models: ['lipstick', 'lipstick-trio'] },
    { ...scene, accents: ['#8c1d2f'] },
  ]
  expect(new Set(names.map(sceneName)).size).toBe(3)
})

test('shows more than one model on the first banner', () => {
  const models = banners[0]?.models
  expect(new Set(models).size).toBeGreaterThan(2)
})

test('turns a scene into its tint where a banner may cut it', async () => {
  const [banner] = banners
  if (banner === undefined) throw new Error('There is no banner')
  const { data } = (await photographScene(banner, 320, 200)) ?? {}
  const tint = bytesOf(banner.tint)
  const apart = Array.from({ length: 200 * 3 }, (_, at) => {
    const [y, channel] = [Math.floor(at / 3), at % 3]
    return Math.abs((data?.[(y * 320 + 16) * 3 + channel] ?? 0) - (tint[channel] ?? 0))
  })
  expect(Math.max(...apart)).toBeLessThan(3)
})

/** How many groups of columns with products lie apart; the columns at the sides of the row hold none. */
function productsApart(picture: Pixels | undefined, tint: string, side: number): number {
  if (picture === undefined) throw new Error('There is no picture')
  const shown = Array.from({ length: picture.width }, (_, x) => showsProduct(picture, tint, x))
  const beside = shown.filter((isShown, x) => isShown && Math.abs(x / picture.width - 0.5) > 0.5 - side)
  expect(beside).toEqual([])
  return shown.filter((isShown, x) => isShown && shown[x - 1] !== true).length
}

/** Their sleeves are wider than their places. */
const rompers: Pick<(typeof banners)[number], 'title' | 'tint' | 'kinds' | 'colours' | 'titles'> = {
  title: 'three rompers',
  tint: '#e6e6f0',
  kinds: ['romper', 'romper', 'romper'],
  colours: ['#e9c9b4', '#8fae9b', '#b7c3dd'],
  titles: ['Romper', 'Romper', 'Romper'],
}

const rows = [
  rompers,
  ...banners,
  ...categories.map(({ slug, tint = '' }) => ({ ...categoryScenes[slug], title: slug, tint })),
].filter(({ titles }) => titles !== undefined)

test.each(rows)(
  'keeps the products of “$title” whole and apart',
  async ({ tint, kinds = [], colours = [], ...rest }) => {
    const picture = await photographScene({ ...rest, kinds, colours, tint }, 640, 400)
    expect(productsApart(picture, tint, 0.17)).toBeGreaterThanOrEqual(kinds.length)
  },
)

const covers = posts.flatMap(({ title, cover }) => {
  const { tint, beside = [] } = coverOf(cover)
  return beside.length > 0 ? [{ title, tint, cover: coverOf(cover), count: beside.length + 1 }] : []
})

test.each(covers)(
  'keeps the products on the cover of “$title” whole and apart',
  async ({ cover, tint, count }) => {
    const picture = await photographCover(cover, 640, 400)
    expect(productsApart(picture, tint, count === 2 ? 0.12 : 0.05)).toBeGreaterThanOrEqual(count)
  },
)
