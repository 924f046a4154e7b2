import { expect, test } from 'vitest'
import { nearestRendition } from './nearestRendition.ts'

test.each([
  ['a wider one before a narrower one', ['320.avif', '960.avif'], '640.avif', '960.avif'],
  ['the widest when all are narrower', ['160.avif', '480.avif', '320.avif'], '1280.avif', '480.avif'],
  ['WebP for AVIF', ['480.webp'], '640.avif', '480.webp'],
  ['no AVIF for WebP', ['480.avif'], '640.webp', undefined],
  ['no file that is still being written', ['.c0ffee', '640.jpeg'], '640.avif', undefined],
])('chooses a rendition: %s', (_, files, wanted, chosen) => {
  const [width, format] = wanted.split('.')
  const nearest = nearestRendition(files, { width: Number(width), format } as Parameters<
    typeof nearestRendition
  >[1])
  expect(nearest && `${nearest.width}.${nearest.format}`).toBe(chosen)
})
