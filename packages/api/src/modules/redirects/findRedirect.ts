import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { SLUG_KINDS, type SlugKind } from '#database/schema/redirect.ts'
import { redirectPath } from './redirectPath.ts'

// An address that needs more steps is followed no further; chains of old addresses are shortened when they are saved.
const STEPS_MAX = 5

const LIST_KINDS: readonly SlugKind[] = ['brand', 'main', 'sub', 'child']

/**
 * Address to which an address of this shop has moved, with its query; undefined for one that has not. Imported redirects come before
 * earlier slugs.
 */
export async function findRedirect(db: Database, from: URL): Promise<string | undefined> {
  let at = from
  const seen = new Set([redirectPath(at.pathname)])
  for (let step = 0; step < STEPS_MAX; step++) {
    const next = await nextAddress(db, at)
    if (next === undefined) break
    const path = redirectPath(next.pathname)
    if (seen.has(path)) return undefined
    seen.add(path)
    at = next
  }
  return at === from ? undefined : at.pathname + at.search + at.hash
}

async function nextAddress(db: Database, at: URL): Promise<URL | undefined> {
  const { target, slug } = await findMove(db, at)
  if (target !== null) {
    const next = new URL(target, at.origin)
    if (next.search === '') next.search = at.search
    return next
  }
  if (slug === null) return undefined
  const next = new URL(at)
  next.pathname = `${at.pathname.split('/', 2).join('/')}/${slug}`
  return next
}

/** Target of an imported redirect, and the present slug of what the address names by an earlier one. */
type Move = Record<'target' | 'slug', string | null>

async function findMove(db: Database, at: URL): Promise<Move> {
  const path = redirectPath(at.pathname)
  const [, page = '', name = '', ...more] = path.split('/')
  const kinds = more.length > 0 ? [] : kindsOf(page, at.searchParams.get('category'))
  const asked = sql`${sql.param([...kinds])}::text[]`
  const { rows } = await db.execute<Move>(sql`
    select (select target from redirect where path = ${path}) as target, (
      select owner.slug from old_slug o join lateral (
        select slug from product where o.kind = 'product' and id = o.owner_id
        union all select slug from blog where o.kind = 'post' and id = o.owner_id
        union all select slug from brand where o.kind = 'brand' and id = o.owner_id
        union all select slug from category where level::text = o.kind and id = o.owner_id) owner on true
      where o.slug = ${name} and o.kind = any(${asked})
        and not exists (select from brand where 'brand' = any(${asked}) and slug = ${name})
        and not exists (select from category where level::text = any(${asked}) and slug = ${name})
      order by array_position(${asked}, o.kind) limit 1) as slug`)
  return rows[0] ?? { target: null, slug: null }
}

/** Kinds of records that the address of a page may name. The query of a list may name the level of a category. */
function kindsOf(page: string, level: string | null): readonly SlugKind[] {
  if (page === 'product') return ['product']
  if (page === 'blog-details') return ['post']
  if (page !== 'productlist') return []
  return level === null
    ? LIST_KINDS
    : SLUG_KINDS.filter((kind) => kind === level && kind !== 'brand' && LIST_KINDS.includes(kind))
}
