import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pictureRenditions } from '@shop/contract/pictures'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { readApiEnv } from '#env.ts'
import { importFeed } from '#import/importFeed.ts'
import { openPictures } from '#import/pictures/openPictures.ts'
import { startS3StandIn } from '#testing/startS3StandIn.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { createOriginals } from './createOriginals.ts'
import { openPictureFiles } from './files/openPictureFiles.ts'

const database = useDatabase('empty')
const service = await startS3StandIn()
const folder = await mkdtemp(path.join(tmpdir(), 'bucket-'))
afterAll(() => Promise.all([service.stop(), rm(folder, { recursive: true })]))

test('keeps imported pictures in a bucket, from which every process serves them', async () => {
  const env = readApiEnv(service.settings)
  await sharp({ create: { width: 400, height: 500, channels: 3, background: '#b5121b' } }).toFile(
    path.join(folder, 'a.jpg'),
  )
  await writeFile(
    path.join(folder, 'feed.jsonl'),
    JSON.stringify({
      source: 'studio',
      source_id: 'K1',
      title: 'Silk Kurti',
      brand: 'Studio Nine',
      category_path: ['Fashion', 'Tops', 'Kurtis'],
      images: ['a.jpg'],
      selling_price: 999,
    }),
  )
  const files = await openPictureFiles('/nowhere', env)
  const pictures = await openPictures(folder)
  await importFeed(database.current(), {
    file: path.join(folder, 'feed.jsonl'),
    pictures: { pictures, originals: createOriginals(files.originals) },
  })
  pictures.close()
  const { rows } = await database.current().execute<{ src: string }>(sql`select media[1] as src from product`)
  const { base = '' } = pictureRenditions({ src: rows[0]?.src ?? '' }) ?? {}

  for (const mediaFolder of ['/nowhere', '/elsewhere']) {
    const app = await buildApp({ db: database.current(), mediaFolder, env })
    const answer = await app.inject(`${base}/320.webp`)
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320)
    expect((await app.inject(`${base.replace(/\w{3}-/, 'zzz-')}/320.webp`)).statusCode).toBe(404)
    await app.close()
  }
  const names = [...service.objects.keys()]
  expect(names.filter((name) => name.startsWith('originals/'))).toHaveLength(1)
  expect(names).toContain(`renditions/${path.basename(base)}/320.webp`)
})
