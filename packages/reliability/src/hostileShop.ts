import { sql } from 'drizzle-orm'
import { hostileHtml, wrapEach } from '@shop/api/testing/hostileHtml'
import { paths } from '@shop/storefront/lib/paths.ts'
import type { Shop } from './Shop.ts'

/** Start of each description, to find it on the page. */
export const MARK = 'The description begins here.'

/** Closes whatever the previous payload has opened, so that the next one is parsed as markup, too. */
const CLOSERS =
  '"\'--></style></title></textarea></script></xmp></noembed></noframes></iframe></noscript></template></select></svg></math></table>'

export interface HostilePage {
  path: string
  payloads: readonly string[]
}

/** Writes payloads into the texts of all products and posts, without sanitising. */
export async function fillWithPayloads(shop: Shop, perPage: number, round: number): Promise<HostilePage[]> {
  const { rows: products } = await shop.db.execute<{ id: number; slug: string }>(
    sql`select id, slug from product where is_active order by id`,
  )
  const { rows: posts } = await shop.db.execute<{ id: number; slug: string }>(
    sql`select id, slug from blog order by id`,
  )
  const groups = groupPayloads(perPage, round)
  const pages: HostilePage[] = []
  // Posts alternate with products, so that a short run covers both.
  const places = products.flatMap((product, index) => {
    const post = posts[index]
    return post === undefined ? [{ product }] : [{ product }, { post }]
  })
  for (const place of places) {
    const payloads = groups[pages.length]
    if (payloads === undefined) break
    if (place.product === undefined) await fillPost(shop, place.post.id, payloads)
    else await fillProduct(shop, place.product.id, payloads)
    const path =
      place.product === undefined ? paths.blogDetails(place.post.slug) : paths.product(place.product.slug)
    pages.push({ path, payloads })
  }
  return pages
}

function groupPayloads(perPage: number, round: number): string[][] {
  const payloads = hostileHtml().map((payload, index) => {
    const wrapped = [payload, ...wrapEach(payload)]
    return round === 0 ? payload : (wrapped[(index + round) % wrapped.length] ?? payload)
  })
  const groups = Math.ceil(payloads.length / perPage)
  // Neighbours in the list are similar; taking every n-th mixes them. <plaintext> has no end, so it comes last.
  return Array.from({ length: groups }, (_value, group) =>
    payloads
      .filter((_payload, index) => index % groups === group)
      .toSorted((a, b) => Number(a.includes('plaintext')) - Number(b.includes('plaintext'))),
  )
}

const htmlOf = (payloads: readonly string[]) => `<p>${MARK}</p>` + withoutNul(payloads.join(CLOSERS))

// PostgreSQL stores no NUL.
const withoutNul = (text: string) => text.replaceAll('\0', '')

async function fillProduct(shop: Shop, id: number, payloads: readonly string[]): Promise<void> {
  const [one, two, three, four, five] = payloads.map(withoutNul)
  const rows = JSON.stringify([{ name: one, value: two }])
  await shop.db.execute(
    sql`update product set title = ${one} || ' ' || ${two}, title_base = ${one} where id = ${id}`,
  )
  await shop.db.execute(sql`
    with added as (
      insert into offer (key, title, rule)
      values (${`hostile-${id}`}, 'x' || ${three}, '{"kind": "percent", "quantity": 2, "percent": 10}') returning id)
    insert into offer_product (offer_id, product_id) select id, ${id} from added`)
  await shop.db.execute(sql`
    insert into product_detail (product_id, description, highlights, how_to_use, ingredients, specifications, manufacturer)
    values (${id}, ${htmlOf(payloads)}, array[${one}, ${two}], ${three}, ${four}, ${rows}::jsonb, ${five})
    on conflict (product_id) do update set description = excluded.description, highlights = excluded.highlights,
      how_to_use = excluded.how_to_use, ingredients = excluded.ingredients, specifications = excluded.specifications,
      manufacturer = excluded.manufacturer`)
  await shop.db.execute(sql`
    insert into review (product_id, author_name, rating, title, body) values (${id}, ${one}, 5, ${two}, ${three})`)
}

async function fillPost(shop: Shop, id: number, payloads: readonly string[]): Promise<void> {
  const [one, two, three, four, five] = payloads.map(withoutNul)
  await shop.db.execute(sql`
    update blog set description = ${htmlOf(payloads)}, title = ${one}, tags = array[${two}, ${three}],
      meta_title = ${three}, meta_description = ${four}, products_heading = ${five} where id = ${id}`)
}
