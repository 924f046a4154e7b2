import { availableParallelism } from 'node:os'
import { PICTURE_WIDTHS } from '@shop/contract/pictures'
import type { Database } from '#database/openDatabase.ts'
import { TaskQueue } from '#work/TaskQueue.ts'
import type { PictureFiles } from './files/openPictureFiles.ts'
import { createPictureStore, STAND_IN_WIDTH } from './createPictureStore.ts'
import { createPicturesRepository } from './pictures.repository.ts'

/** First a size of every picture that can replace the others, then the others, from the widest, which take the longest. */
const PASSES = [
  [STAND_IN_WIDTH],
  PICTURE_WIDTHS.filter((width) => width !== STAND_IN_WIDTH).toReversed(),
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
  let [made, done] = [0, 0]
  for (const widths of PASSES) {
    for await (const page of repository.pages()) {
      await Promise.all(
        page.map((picture) =>
          resizing.run(async () => {
            const created = await store.resize(picture, widths)
            made += created
            done += 1
            onProgress(done, pictures * PASSES.length)
          }),
        ),
      )
    }
  }
  return { pictures, made }
}
