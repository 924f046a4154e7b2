import { availableParallelism } from 'node:os'
import { PICTURE_WIDTHS } from '@shop/contract/pictures'
import type { Database } from '#database/openDatabase.ts'
import { TaskQueue } from '#work/TaskQueue.ts'
import type { PictureFiles } from './files/openPictureFiles.ts'
import { createPictureStore, STAND_IN_WIDTH } from './createPictureStore.ts'
import { createPicturesRepository } from './pictures.repository.ts'

/**
 * First a size that can replace the others: of the pictures of the shop itself, such as banners, then of the first pictures of products, then of
 * every picture. Then the others, from the widest, which take the longest.
 */
const PASSES = [
  { scope: 'shop', widths: [STAND_IN_WIDTH] },
  { scope: 'cards', widths: [STAND_IN_WIDTH] },
  { scope: 'all', widths: [STAND_IN_WIDTH] },
  { scope: 'all', widths: PICTURE_WIDTHS.filter((width) => width !== STAND_IN_WIDTH).toReversed() },
] as const

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
  const counts = await Promise.all(PASSES.map(({ scope }) => repository.count(scope)))
  const steps = counts.reduce((sum, pictures) => sum + pictures, 0)
  const failures = new Map<string, unknown>()
  let [made, done] = [0, 0]
  for (const { scope, widths } of PASSES) {
    for await (const page of repository.pages(scope)) {
      await Promise.all(
        page.map((picture) =>
          resizing.run(async () => {
            try {
              made += await store.resize(picture, widths)
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
  return { pictures: await repository.count('all'), made, failures }
}
