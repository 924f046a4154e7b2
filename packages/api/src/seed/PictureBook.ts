import { pictureSrc } from '@shop/contract/pictures'
import type { Transaction } from '#database/openDatabase.ts'
import { picture } from '#database/schema/picture.ts'
import { drawingSize, pictureId, type Drawing } from '#modules/media/pictureSource.ts'

const ROWS_PER_INSERT = 1_000

/** Collects the pictures of a seed: each gets its address at once and its row at the end. */
export class PictureBook {
  readonly #rows = new Map<string, typeof picture.$inferInsert>()

  add(drawing: Drawing): string {
    const id = pictureId({ drawing })
    const { width, height } = drawingSize(drawing)
    this.#rows.set(id, { id, width, height, source: { drawing } })
    return pictureSrc(id, width, height)
  }

  async save(tx: Transaction): Promise<void> {
    const rows = [...this.#rows.values()]
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
      await tx
        .insert(picture)
        .values(rows.slice(from, from + ROWS_PER_INSERT))
        .onConflictDoNothing()
    }
  }
}
