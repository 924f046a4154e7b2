import { categories, categoryScenes } from '@shop/demo-catalogue/categories'
import { banners } from '@shop/demo-catalogue/home'
import { expect, test, vi } from 'vitest'
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
  const tint = [1, 3, 5].map((from) => Number.parseInt(banner.tint.slice(from, from + 2), 16))
  const apart = Array.from({ length: 200 * 3 }, (_, at) => {
    const [y, channel] = [Math.floor(at / 3), at % 3]
    return Math.abs((data?.[(y * 320 + 16) * 3 + channel] ?? 0) - (tint[channel] ?? 0))
  })
  expect(Math.max(...apart)).toBeLessThan(3)
})
