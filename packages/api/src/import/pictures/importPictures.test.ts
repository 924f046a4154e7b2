import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pictureRenditions } from '@shop/contract/pictures'
import { toProduct } from '@shop/contract/products'
import { productResponseSchema } from '@shop/contract/products.schema'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { createOriginals } from '#modules/media/createOriginals.ts'
import { openPictureFiles } from '#modules/media/files/openPictureFiles.ts'
import { makeZip } from '#testing/makeZip.ts'
import { useApp } from '#testing/useApp.ts'
import { importFeed, type ImportOptions } from '../importFeed.ts'
import { openPictures } from './openPictures.ts'

const { app, db, mediaFolder } = useApp('empty')
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  await db().execute(sql`truncate product, picture, picture_host cascade`)
  return () =>
    Promise.all(
      [folder, `${mediaFolder()}-originals`].map((one) => rm(one, { recursive: true, force: true })),
    )
})

const originals = async () => createOriginals((await openPictureFiles(mediaFolder())).originals)

const jpeg = (colour: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

const line = {
  source: 'studio',
  source_id: 'K1',
  title: 'Silk Kurti',
  brand: 'Studio Nine',
  category_path: ['Fashion', 'Tops', 'Kurtis'],
  selling_price: 999,
  quantity: 3,
}

async function take(change: object, place?: string, options: Partial<ImportOptions> = {}) {
  const warnings: string[] = []
  const file = path.join(folder, 'feed.jsonl')
  await writeFile(file, JSON.stringify({ ...line, ...change }))
  const pictures = place === undefined ? undefined : await openPictures(place, { isAllowed: () => true })
  const report = await importFeed(db(), {
    file,
    onWarning: (_, warning) => void (warning.includes('picture') && warnings.push(warning)),
    pictures: pictures && { pictures, originals: await originals() },
    ...options,
  })
  pictures?.close()
  return { report, warnings }
}

async function media(): Promise<string[]> {
  const { rows } = await db().execute<{ media: string[] }>(sql`select media from product`)
  return rows[0]?.media ?? []
}

const REMOTE = 'https://cdn.example/files/red.jpg?v=17'

test('takes pictures from a folder by their names, serves them in all sizes, and stores each once', async () => {
  await mkdir(path.join(folder, 'more'))
  await writeFile(path.join(folder, 'red.jpg'), await jpeg('#b5121b'))
  await writeFile(path.join(folder, 'more', 'blue.jpg'), await jpeg('#12b'))
  await writeFile(path.join(folder, 'copy.jpg'), await jpeg('#b5121b'))
  const images = [REMOTE, 'more/blue.jpg', 'copy.jpg']
  const { report, warnings } = await take({ images }, folder)
  expect([report.storedPictures, report.droppedImages, warnings]).toEqual([2, 0, []])
  const [first = '', second = '', ...more] = await media()
  expect(more).toEqual([])
  for (const src of [first, second]) {
    const { base = '', width } = pictureRenditions({ src }) ?? {}
    expect(width).toBe(300)
    const answer = await app().inject(`${base}/320.webp`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(300)
  }
  expect((await db().execute(sql`select from picture_host`)).rows).toEqual([])

  const again = await take({ images }, folder)
  expect(again.report).toMatchObject({ unchanged: 1, updated: 0, storedPictures: 0 })
  // Pictures that the shop has stay when a feed comes without their place.
  expect((await take({ images })).report).toMatchObject({ unchanged: 1, updated: 0 })
})

test('gives the product page the alternative texts of a feed, also for copies', async () => {
  await writeFile(path.join(folder, 'red.jpg'), await jpeg('#b5121b'))
  await writeFile(path.join(folder, 'blue.jpg'), await jpeg('#12b'))
  const page = async () => {
    const answer = await app().inject('/api/products/studio-nine-silk-kurti')
    return toProduct(productResponseSchema.parse(answer.json()).data).pictures.map(({ alt }) => alt)
  }
  await take({
    images: [{ src: 'https://cdn.example/a,b.jpg', alt: 'Its hem' }, 'https://cdn.example/c.jpg'],
  })
  expect(await page()).toEqual(['Its hem', undefined])
  await take({ images: [{ src: 'red.jpg', alt: ' The <b>back</b> ' }, { src: 'blue.jpg' }] }, folder)
  expect(await page()).toEqual(['The back', undefined])
  // A text that changed alone is a change.
  await take({ images: ['red.jpg', { src: 'blue.jpg', alt: 'In blue' }] }, folder)
  expect(await page()).toEqual([undefined, 'In blue'])
})

test('reports each picture that is not in the folder, and takes it when it is there', async () => {
  const images = ['red.jpg', '../secret.jpg']
  const first = await take({ images }, folder)
  expect(first.report).toMatchObject({ created: 1, droppedImages: 2 })
  expect(first.warnings).toEqual([
    `picture left out: red.jpg is not in ${folder}`,
    `picture left out: ../secret.jpg is not in ${folder}`,
  ])
  await writeFile(path.join(folder, 'red.jpg'), await jpeg('#b5121b'))
  expect((await take({ images }, folder)).report).toMatchObject({ updated: 1, storedPictures: 1 })
  expect(await media()).toHaveLength(1)
})

test('takes pictures from a zip file, and refuses a file that is none', async () => {
  const zip = path.join(folder, 'pictures.zip')
  await writeFile(
    zip,
    makeZip({ 'kurtis/red.jpg': await jpeg('#b5121b'), 'kurtis/note.jpg': Buffer.from('a note') }),
  )
  const { report, warnings } = await take({ images: [REMOTE, 'note.jpg', 'other.jpg'] }, zip)
  expect(report.storedPictures).toBe(1)
  expect(warnings).toEqual([
    'picture left out: note.jpg is no JPEG, PNG, WebP, AVIF or GIF',
    `picture left out: other.jpg is not in ${zip}`,
  ])
  await writeFile(zip, 'no zip')
  await expect(openPictures(zip)).rejects.toThrow('is no zip file, or a damaged one.')
  await expect(openPictures(path.join(folder, 'nothing'))).rejects.toThrow('is no folder, no zip file')
})

test('fetches the pictures of a feed once', async () => {
  const bytes = await jpeg('#b5121b')
  const asked: string[] = []
  const server = createServer(({ url }, reply) => {
    asked.push(url ?? '')
    if (url === '/pictures/red.jpg') reply.end(bytes)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const images = [`${origin}/pictures/red.jpg`, 'pictures/none.jpg']
    const dry = await take({ images }, `${origin}/`, { isDryRun: true })
    expect([dry.report.created, asked]).toEqual([1, []])
    const { report, warnings } = await take({ images }, `${origin}/`)
    expect([report.storedPictures, warnings]).toEqual([
      1,
      ['picture left out: pictures/none.jpg answers 404'],
    ])
    expect(asked).toEqual(['/pictures/red.jpg', '/pictures/none.jpg'])
    expect((await take({ images }, 'https:')).report).toMatchObject({ unchanged: 1, droppedImages: 1 })
    expect(asked).toHaveLength(2)
    expect(await media()).toEqual([expect.stringMatching(/^\/media\//)])
  } finally {
    server.close()
  }
})

test('calls no address of a local network for a feed', async () => {
  const pictures = await openPictures('https:')
  const { warnings } = await take({ images: ['http://169.254.169.254/latest/a.jpg'] }, undefined, {
    pictures: { pictures, originals: await originals() },
  })
  expect(warnings).toEqual([
    'picture left out: http://169.254.169.254/latest/a.jpg is not on the public internet',
  ])
})
