import { readdirSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureRenditions, pictureSrc } from '@shop/contract/pictures'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { banner } from '#database/schema/home.ts'
import { picture } from '#database/schema/picture.ts'
import { useApp } from '#testing/useApp.ts'
import { createPictureStore, pictureKey, removeRenditions } from './createPictureStore.ts'
import { openPictureFiles } from './files/openPictureFiles.ts'
import { resizeAllPictures } from './resizeAllPictures.ts'
import { drawingSize, pictureId, type Drawing } from './pictureSource.ts'

const { app, db, mediaFolder } = useApp('empty')

const brand = { name: 'Rozana', wordmark: 'serif', colour: '#8c1d2f' } as const
const tint = '#f3d6cf'
const drawings = {
  product: { of: 'product', kind: 'lipstick', colour: '#9b111e', tint, brand, label: 'Matte', view: 'front' },
  worn: { of: 'worn', how: 'swipe', colour: '#9b111e', tint },
  logo: { of: 'logo', brand },
  category: { of: 'category', kind: 'jar', tint, colour: '#9b111e' },
  scene: { of: 'scene', kinds: ['jar', 'tube'], colours: ['#9b111e'], tint, width: 1600, height: 900 },
  cover: { of: 'cover', kind: 'perfume', colour: '#9b111e', tint },
} satisfies Record<string, Drawing>

function addressOf(drawing: Drawing): string {
  const { width, height } = drawingSize(drawing)
  return pictureRenditions({ src: pictureSrc(pictureId({ drawing }), width, height) })?.base ?? ''
}

const rows = Object.values(drawings).map((drawing) => ({
  id: pictureId({ drawing }),
  ...drawingSize(drawing),
  source: { drawing },
}))

beforeAll(async () => {
  await db().insert(picture).values(rows)
})

test.each(Object.entries(drawings))('resizes a drawing of a %s on request', async (_, drawing) => {
  const { width, height } = drawingSize(drawing)
  for (const format of PICTURE_FORMATS) {
    const answer = await app().inject(`${addressOf(drawing)}/320.${format}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(`image/${format}`)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const rendition = await sharp(answer.rawPayload).metadata()
    expect(rendition).toMatchObject({ width: 320, format: format === 'avif' ? 'heif' : 'webp' })
    expect(Math.abs((rendition.height ?? 0) - (320 * height) / width)).toBeLessThanOrEqual(1)
  }
})

test('keeps the transparent background of a logo', async () => {
  const { rawPayload } = await app().inject(`${addressOf(drawings.logo)}/160.webp`)
  expect((await sharp(rawPayload).stats()).isOpaque).toBe(false)
})

test('never enlarges a small picture', async () => {
  const { rawPayload } = await app().inject(`${addressOf(drawings.logo)}/1280.webp`)
  expect((await sharp(rawPayload).metadata()).width).toBe(480)
})

test('writes a rendition once and serves it afterwards', async () => {
  const address = `${addressOf(drawings.product)}/480.webp`
  const answers = await Promise.all([1, 2, 3, 4].map(() => app().inject(address)))
  const folder = path.join(mediaFolder(), path.basename(path.dirname(address)))
  const file = path.join(folder, '480.webp')
  const stored = await readFile(file)
  for (const { rawPayload } of answers) expect(rawPayload.equals(stored)).toBe(true)
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])

  await writeFile(file, 'as stored')
  expect((await app().inject(address)).body).toBe('as stored')
})

test('answers at once with the nearest size while a wide one is being created', async () => {
  const folder = path.join(mediaFolder(), path.basename(addressOf(drawings.scene)))
  await rm(folder, { recursive: true, force: true })
  const wide = ['1280.avif', '960.avif', '640.avif', '1280.webp', '960.webp', '640.webp']
  const answers = await Promise.all(wide.map((file) => app().inject(`${addressOf(drawings.scene)}/${file}`)))
  const standIns = answers.filter(({ headers }) => headers['server-timing'] === 'stand-in')
  expect(standIns.length).toBeGreaterThan(0)
  for (const { statusCode, headers, rawPayload } of standIns) {
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect((await sharp(rawPayload).metadata()).width).toBeGreaterThanOrEqual(480)
  }
  await vi.waitFor(
    async () => {
      for (const file of wide) {
        const { headers, rawPayload } = await app().inject(`${addressOf(drawings.scene)}/${file}`)
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect((await sharp(rawPayload).metadata()).width).toBe(Number.parseInt(file, 10))
      }
    },
    { timeout: 60_000, interval: 500 },
  )
}, 90_000)

test('answers at once with a stored size while a narrow one is being created', async () => {
  const files = await openPictureFiles(mediaFolder())
  const store = createPictureStore(files, { patienceMs: 0 })
  const [row] = rows
  if (row === undefined) throw new Error('There is no picture')
  await removeRenditions(files, [row])
  await store.resize(row, [480])
  const read = () => store.read(pictureKey(row), { width: 320, format: 'avif' }, async () => row)
  const standIn = await read()
  expect(standIn?.isStandIn).toBe(true)
  expect((await sharp(standIn?.bytes).metadata()).width).toBe(480)
  await vi.waitFor(async () => expect((await read())?.isStandIn).toBe(false), { timeout: 30_000 })
}, 60_000)

test.each([
  ['an unknown picture', '/media/zzzz-1280x1600/640.avif'],
  ['another size than its own', addressOf(drawings.product).replace('1280x1600', '1280x1601') + '/640.avif'],
  ['an unknown width', `${addressOf(drawings.product)}/641.avif`],
  ['an unknown format', `${addressOf(drawings.product)}/640.jpeg`],
  ['a width with zeros before it', `${addressOf(drawings.product)}/0640.avif`],
  ['a way out of the folder', '/media/..%2f..%2fetc/640.avif'],
  ['a file beside the renditions', '/media/x-1x1/passwd'],
])('answers 404 to the picture %s', async (_, address) => {
  const answer = await app().inject(address)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('creates all renditions ahead of time, and only once', async () => {
  const pictures = Object.keys(drawings).length
  const seen: [number, number][] = []
  const options = {
    files: await openPictureFiles(mediaFolder()),
    onProgress: (done: number, of: number) => seen.push([done, of]),
  }
  expect(await resizeAllPictures(db(), options)).toMatchObject({ pictures, failures: new Map() })
  const files = await readdir(mediaFolder(), { recursive: true })
  expect(files.filter((name) => /\.\w{4}$/.test(name))).toHaveLength(
    pictures * PICTURE_WIDTHS.length * PICTURE_FORMATS.length,
  )
  expect(seen).toEqual(Array.from({ length: pictures * 3 }, (_, index) => [index + 1, pictures * 3]))
  expect(await resizeAllPictures(db(), options)).toMatchObject({ made: 0 })
}, 240_000)

test('begins with the pictures of the home page', async () => {
  const files = await openPictureFiles(mediaFolder())
  await removeRenditions(files, rows)
  // Without an order of their own, pictures come by their ids.
  const last = rows.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]
  if (last === undefined) throw new Error('There is no picture')
  const image = pictureSrc(last.id, last.width, last.height)
  const texts = { eyebrow: '', title: 'Winter skin', text: '', button: 'Shop', link: '/', tint }
  await db()
    .insert(banner)
    .values({ position: 0, image, ...texts })
  onTestFinished(async () => void (await db().delete(banner)))
  let first: string[] = []
  const onProgress = () => {
    first = readdirSync(mediaFolder()).filter(
      (name) => readdirSync(path.join(mediaFolder(), name)).length > 0,
    )
    throw new Error('That is enough')
  }
  await expect(resizeAllPictures(db(), { files, atATime: 1, onProgress })).rejects.toThrow('enough')
  expect(first).toEqual([pictureKey(last)])
}, 60_000)

test('resizes the other pictures when one cannot be resized', async () => {
  const files = await openPictureFiles(mediaFolder())
  await resizeAllPictures(db(), { files })
  const lost = { id: '0lost', width: 10, height: 10, source: { original: true } } as const
  await db().insert(picture).values(lost)
  onTestFinished(async () => void (await db().delete(picture).where(eq(picture.id, lost.id))))
  await rm(path.join(mediaFolder(), addressOf(drawings.logo).replace('/media/', ''), '640.avif'))
  const { made, failures } = await resizeAllPictures(db(), { files })
  expect([made, ...failures.keys()]).toEqual([1, lost.id])
}, 240_000)

test('gives equal sources equal ids, and different sources different ids', () => {
  const { of: kind, ...rest } = drawings.product
  expect(pictureId({ drawing: { ...rest, of: kind } })).toBe(pictureId({ drawing: drawings.product }))
  expect(pictureId({ drawing: { ...drawings.product, view: 'detail' } })).not.toBe(
    pictureId({ drawing: drawings.product }),
  )
})
