import { availableParallelism } from 'node:os'
import { PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '@shop/contract/pictures'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { chunk } from '#lists/chunk.ts'
import { listHomePictures } from '#modules/home/home.service.ts'
import { TaskQueue } from '#work/TaskQueue.ts'
import type { PictureFiles } from './files/openPictureFiles.ts'
import { createPictureStore, STAND_IN_WIDTH } from './createPictureStore.ts'
import { createPicturesRepository, scopes } from './pictures.repository.ts'

/** Number of pictures of the home page that are resized together, from the top of the page. */
const SCREENFUL = 10

interface Pass {
  scope: SQL
  widths: readonly PictureWidth[]
  formats?: readonly PictureFormat[]
}

/** In the order in which a new shop's first visitors need them, in the format that nearly all browsers read first. */
function passes(homePictures: readonly string[]): Pass[] {
  const widths = [STAND_IN_WIDTH] as const
  return [
    ...chunk(homePictures, SCREENFUL).map((screen): Pass => ({
      scope: scopes.of(screen),
      widths,
      formats: ['avif'],
    })),
    ...[scopes.shop, scopes.cards, scopes.shades, scopes.all].map((scope) => ({ scope, widths })),
    { scope: scopes.all, widths: PICTURE_WIDTHS.filter((width) => width !== STAND_IN_WIDTH) },
  ]
}

export interface ResizeAllOptions {
  files: PictureFiles
  atATime?: number
  onProgress?: (done: number, total: number) => void
}

export interface ResizeAllReport {
  pictures: number
  made: number
  /** The last error of each picture that could not be resized, by the id of the picture. The others are done all the same. */
  failures: ReadonlyMap<string, unknown>
}

/** Creates every missing rendition of every picture, so it can be interrupted and repeated. */
export async function resizeAllPictures(
  db: Database,
  { files, atATime = availableParallelism(), onProgress = () => {} }: ResizeAllOptions,
): Promise<ResizeAllReport> {
  const repository = createPicturesRepository(db)
  const store = createPictureStore(files)
  const resizing = new TaskQueue({ atATime })
  const all = passes(await listHomePictures(db))
  const counts = await Promise.all(all.map(({ scope }) => repository.count(scope)))
  const steps = counts.reduce((sum, pictures) => sum + pictures, 0)
  const failures = new Map<string, unknown>()
  let [made, done] = [0, 0]
  for (const { scope, widths, formats } of all) {
    for await (const page of repository.pages(scope)) {
      await Promise.all(
        page.map((picture) =>
          resizing.run(async () => {
            try {
              made += await store.resize(picture, widths, formats)
            } catch (error) {
              failures.set(picture.id, error)
            }
            done += 1
            onProgress(done, steps)
          }),
        ),
      )
    }
  }
  return { pictures: await repository.count(scopes.all), made, failures }
}
