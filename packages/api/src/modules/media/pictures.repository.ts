import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { picture } from '#database/schema/picture.ts'
import type { StoredPicture } from './encodePicture.ts'

const PAGE = 200
/** The first picture of a product, which lists and product pages show. */
const onCard = sql`${picture.id} in (select substring(media[1] from '^/media/([a-z0-9]+)-') from product where is_active)`

export function createPicturesRepository(db: Database) {
  return {
    async find(id: string): Promise<StoredPicture | null> {
      const [row] = await db.select().from(picture).where(eq(picture.id, id))
      return row ?? null
    },

    async count({ isOnCard = false } = {}): Promise<number> {
      const [row] = await db
        .select({ pictures: count() })
        .from(picture)
        .where(isOnCard ? onCard : undefined)
      return row?.pictures ?? 0
    },

    async *pages({ isOnCard = false } = {}): AsyncGenerator<StoredPicture[]> {
      let last = ''
      for (;;) {
        const page = await db
          .select()
          .from(picture)
          .where(and(gt(picture.id, last), isOnCard ? onCard : undefined))
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
