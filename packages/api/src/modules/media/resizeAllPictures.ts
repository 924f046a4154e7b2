import { availableParallelism } from 'node:os'
import type { Database } from '#database/openDatabase.ts'
import { createPictureStore } from './createPictureStore.ts'
import { TaskQueue } from '#work/TaskQueue.ts'
import { createPicturesRepository } from './pictures.repository.ts'

export interface ResizeAllOptions {
  mediaFolder: string
  onProgress?: (done: number, total: number) => void
}

export interface ResizeAllReport {
  pictures: number
  made: number
}

/** Creates every missing rendition of every picture, so it can be interrupted and repeated. */
export async function resizeAllPictures(
  db: Database,
  { mediaFolder, onProgress = () => {} }: ResizeAllOptions,
): Promise<ResizeAllReport> {
  const repository = createPicturesRepository(db)
  const store = createPictureStore(mediaFolder)
  const resizing = new TaskQueue({ atATime: availableParallelism() })
  const total = await repository.count()
  const report = { pictures: 0, made: 0 }
  for await (const page of repository.pages()) {
    await Promise.all(
      page.map((picture) =>
        resizing.run(async () => {
          const made = await store.resizeAll(picture)
          report.made += made
          report.pictures += 1
          onProgress(report.pictures, total)
        }),
      ),
    )
  }
  return report
}
