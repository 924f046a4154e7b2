import { asc, count, eq, gt } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { picture } from '#database/schema/picture.ts'
import type { StoredPicture } from './encodePicture.ts'

const PAGE = 200

export function createPicturesRepository(db: Database) {
  return {
    async find(id: string): Promise<StoredPicture | null> {
      const [row] = await db.select().from(picture).where(eq(picture.id, id))
      return row ?? null
    },

    async count(): Promise<number> {
      const [row] = await db.select({ pictures: count() }).from(picture)
      return row?.pictures ?? 0
    },

    async *pages(): AsyncGenerator<StoredPicture[]> {
      let last = ''
      for (;;) {
        const page = await db
          .select()
          .from(picture)
          .where(gt(picture.id, last))
          .orderBy(asc(picture.id))
          .limit(PAGE)
        const end = page.at(-1)
        if (end === undefined) return
        yield page
        last = end.id
      }
    },
  }
}
