import { banners } from '@shop/demo-catalogue/home'
import { expect, test, vi } from 'vitest'
import { bytesOf } from './colour.ts'
import { photographScene } from './scenes.ts'

// Composing is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const WIDTH = 320
const HEIGHT = 200

test.each(banners)('the backdrop of the banner "$eyebrow" is the colour beside it', async (banner) => {
  const picture = await photographScene(
    { ...banner, accents: banner.accents, titles: banner.titles },
    WIDTH,
    HEIGHT,
  )
  if (picture === undefined) throw new Error('There is no photograph of it')
  const tint = bytesOf(banner.tint)
  const apart = (x: number, y: number) =>
    Math.max(
      ...tint.map((tone, channel) => Math.abs(tone - (picture.data[(y * WIDTH + x) * 3 + channel] ?? 0))),
    )
  const sides = [
    ...Array.from({ length: HEIGHT }, (_, y) => [apart(0, y), apart(WIDTH - 1, y)]),
    ...Array.from({ length: WIDTH }, (_, x) => [apart(x, 0), apart(x, HEIGHT - 1)]),
  ].flat()
  expect(Math.max(...sides)).toBeLessThan(12)
})
