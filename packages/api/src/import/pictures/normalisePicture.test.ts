import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { normalisePicture } from './normalisePicture.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5121b' } })

describe('normalisePicture', () => {
  test('turns a picture upright and drops its EXIF data', async () => {
    const source = await blank(200, 100)
      .withExif({ IFD0: { Copyright: 'A photographer' }, IFD3: { GPSLatitude: '26/1 55/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(source).metadata()).exif).toBeDefined()
    const { bytes, width, height } = await normalisePicture(source)
    expect([width, height]).toEqual([100, 200])
    const { exif, orientation, format } = await sharp(bytes).metadata()
    expect([exif, orientation, format]).toEqual([undefined, undefined, 'webp'])
  })

  test.each(['png', 'webp', 'avif', 'gif'] as const)('reads %s', async (format) => {
    const { width } = await normalisePicture(await blank(60, 50).toFormat(format).toBuffer())
    expect(width).toBe(60)
  })

  test('makes a picture as large as screens need, and keeps its proportions', async () => {
    const { width, height } = await normalisePicture(await blank(5_000, 2_500).png().toBuffer())
    expect([width, height]).toEqual([2_560, 1_280])
  })

  test.each([
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'is no JPEG'],
    ['a page', async () => Buffer.from('<!doctype html>'), 'is no JPEG'],
    ['nothing', async () => Buffer.alloc(0), 'is no JPEG'],
    ['a tracker', () => blank(1, 1).gif().toBuffer(), 'is smaller than 40 pixels'],
    ['half a file', async () => (await blank(900, 900).jpeg().toBuffer()).subarray(0, 700), 'is damaged'],
    ['far too many pixels', () => blank(8_000, 8_000).png().toBuffer(), 'has more than 60 million pixels'],
  ])('refuses %s', async (_, make, reason) => {
    await expect(normalisePicture(await make())).rejects.toThrow(reason)
  })
})
