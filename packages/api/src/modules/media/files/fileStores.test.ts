import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readS3Env } from '#env.ts'
import { startS3StandIn, type S3StandIn } from '#testing/startS3StandIn.ts'
import type { FileStore } from './FileStore.ts'
import { openPictureFiles } from './openPictureFiles.ts'

let folder: string
let service: S3StandIn
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  service = await startS3StandIn()
})
afterAll(() =>
  Promise.all([
    service.stop(),
    ...[folder, `${folder}-originals`].map((one) => rm(one, { recursive: true, force: true })),
  ]),
)

const filesOf = (settings: Record<string, string>) => openPictureFiles(folder, readS3Env(settings))

describe.each([
  ['a folder', () => filesOf({})],
  ['a bucket', () => filesOf(service.settings)],
  ['a folder of a bucket', () => filesOf({ ...service.settings, S3_PREFIX: '/shop one/' })],
])('files in %s', (_, open) => {
  let store: FileStore
  beforeAll(async () => {
    store = (await open()).renditions
  })

  test('are read as they were written, and replaced as a whole', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128])
    await store.write('ab/abc-10x10/320.webp', bytes)
    expect(await store.read('ab/abc-10x10/320.webp')).toEqual(bytes)
    await store.write('ab/abc-10x10/320.webp', Buffer.from('new'))
    expect((await store.read('ab/abc-10x10/320.webp'))?.toString()).toBe('new')
  })

  test('that are not there are null, and their removal is no error', async () => {
    expect(await store.read('none/320.webp')).toBeNull()
    expect(await store.has('none/320.webp')).toBe(false)
    expect(await store.list('none')).toEqual([])
    await store.removeFolder('none')
  })

  test('are listed by folder, without those of folders in it or with longer names', async () => {
    const names = ['160.webp', '320.webp', '480.webp', '640.avif', '640.webp', '960.webp', '1280.webp']
    for (const name of [...names.map((one) => `list/${one}`), 'list-2/1.webp'])
      await store.write(name, Buffer.from('x'))
    expect((await store.list('list')).toSorted()).toEqual(names.toSorted())
    await store.removeFolder('list')
    expect(await store.has('list/160.webp')).toBe(false)
    expect(await store.list('list')).toEqual([])
    expect(await store.list('list-2')).toEqual(['1.webp'])
  })
})

test('keeps originals and cut sizes apart in a bucket', async () => {
  const files = await filesOf({ ...service.settings, S3_PREFIX: 'apart' })
  await files.originals.write('ab/abc.webp', Buffer.from('original'))
  await files.renditions.write('abc/320.webp', Buffer.from('cut'))
  const keys = [...service.objects.keys()].filter((key) => key.startsWith('apart/'))
  expect(keys.toSorted()).toEqual(['apart/originals/ab/abc.webp', 'apart/renditions/abc/320.webp'])
})

test('tries again when the service is busy, and reports other errors', async () => {
  const { originals } = await filesOf(service.settings)
  await originals.write('a.webp', Buffer.from('a'))
  service.failNext(1)
  expect((await originals.read('a.webp'))?.toString()).toBe('a')
  const stranger = await filesOf({ ...service.settings, S3_SECRET_ACCESS_KEY: 'wrong' })
  await expect(stranger.originals.read('a.webp')).rejects.toThrow('SignatureDoesNotMatch')
  await expect(stranger.originals.has('a.webp')).rejects.toThrow('UnknownError')
})

test('refuses one key without the other', () => {
  expect(() => readS3Env({ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'a' })).toThrow('set both or none')
})
