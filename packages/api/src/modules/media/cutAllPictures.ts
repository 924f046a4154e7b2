import { availableParallelism } from 'node:os'
import type { Database } from '#database/openDatabase.ts'
import { createPictureStore } from './createPictureStore.ts'
import { limitConcurrency } from '#work/limitConcurrency.ts'
import { createPicturesRepository } from './pictures.repository.ts'

export interface CutAllOptions {
  mediaFolder: string
  /** Hears how many of how many pictures are done. */
  onProgress?: (done: number, total: number) => void
}

export interface CutAllReport {
  pictures: number
  /** Files that were not there yet. */
  made: number
}

/** Makes every cut of every picture ahead of the first visitor. What is there is left alone, so it may be cut off and run again. */
export async function cutAllPictures(
  db: Database,
  { mediaFolder, onProgress = () => {} }: CutAllOptions,
): Promise<CutAllReport> {
  const repository = createPicturesRepository(db)
  const store = createPictureStore(mediaFolder)
  const inTurn = limitConcurrency(availableParallelism())
  const total = await repository.count()
  const report = { pictures: 0, made: 0 }
  for await (const page of repository.pages()) {
    await Promise.all(
      page.map((picture) =>
        inTurn(async () => {
          const made = await store.cutAll(picture)
          report.made += made
          report.pictures += 1
          onProgress(report.pictures, total)
        }),
      ),
    )
  }
  return report
}
