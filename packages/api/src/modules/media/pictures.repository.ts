import { and, asc, count, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { picture } from '#database/schema/picture.ts'
import type { StoredPicture } from './encodePicture.ts'

const PAGE = 200
const idOf = (address: SQL) => sql`substring(${address} from '^/media/([a-z0-9]+)-')`

/** Conditions for the pictures of a part of the shop. */
export const scopes = {
  of: (addresses: readonly string[]) => sql`${picture.id} in (
    select ${idOf(sql`address`)} from unnest(${sql.param([...addresses])}::text[]) address)`,
  /** Of the shop and not of a product: banners, categories, brands, posts. */
  shop: sql`not exists (select from product p, unnest(p.media) address where ${idOf(sql`address`)} = ${picture.id})
    and not exists (select from variant v, unnest(v.media) address where ${idOf(sql`address`)} = ${picture.id})`,
  /** The first picture of a product, which lists and product pages show. */
  cards: sql`${picture.id} in (select ${idOf(sql`media[1]`)} from product where is_active)`,
  /** The first picture of a shade, which searches for a colour show. */
  shades: sql`${picture.id} in (select ${idOf(sql`media[1]`)} from variant)`,
  all: sql`true`,
}

export function createPicturesRepository(db: Database) {
  return {
    async find(id: string): Promise<StoredPicture | null> {
      const [row] = await db.select().from(picture).where(eq(picture.id, id))
      return row ?? null
    },

    async count(scope: SQL): Promise<number> {
      const [row] = await db.select({ pictures: count() }).from(picture).where(scope)
      return row?.pictures ?? 0
    },

    async *pages(scope: SQL): AsyncGenerator<StoredPicture[]> {
      let last = ''
      for (;;) {
        const page = await db
          .select()
          .from(picture)
          .where(and(gt(picture.id, last), scope))
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
