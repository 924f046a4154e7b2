import { availableParallelism } from 'node:os'
import { PICTURE_WIDTHS } from '@shop/contract/pictures'
import type { Database } from '#database/openDatabase.ts'
import { TaskQueue } from '#work/TaskQueue.ts'
import type { PictureFiles } from './files/openPictureFiles.ts'
import { createPictureStore, STAND_IN_WIDTH } from './createPictureStore.ts'
import { createPicturesRepository } from './pictures.repository.ts'

/**
 * First a size that can replace the others, of the first pictures of products and then of every picture. Then the others, from the
 * widest, which take the longest.
 */
const PASSES = [
  { isOnCard: true, widths: [STAND_IN_WIDTH] },
  { isOnCard: false, widths: [STAND_IN_WIDTH] },
  {
    isOnCard: false,
    widths: PICTURE_WIDTHS.filter((width) => width !== STAND_IN_WIDTH).toReversed(),
  },
] as const

export interface ResizeAllOptions {
  files: PictureFiles
  atATime?: number
  onProgress?: (done: number, total: number) => void
}

export interface ResizeAllReport {
  pictures: number
  made: number
}

/** Creates every missing rendition of every picture, so it can be interrupted and repeated. */
export async function resizeAllPictures(
  db: Database,
  { files, atATime = availableParallelism(), onProgress = () => {} }: ResizeAllOptions,
): Promise<ResizeAllReport> {
  const repository = createPicturesRepository(db)
  const store = createPictureStore(files)
  const resizing = new TaskQueue({ atATime })
  const pictures = await repository.count()
  const steps = pictures * 2 + (await repository.count({ isOnCard: true }))
  let [made, done] = [0, 0]
  for (const { isOnCard, widths } of PASSES) {
    for await (const page of repository.pages({ isOnCard })) {
      await Promise.all(
        page.map((picture) =>
          resizing.run(async () => {
            const created = await store.resize(picture, widths)
            made += created
            done += 1
            onProgress(done, steps)
          }),
        ),
      )
    }
  }
  return { pictures, made }
}
