import pg from 'pg'
import type { Judged } from './grade.ts'

/** Facts of every product that is sold, by id. What it is to be paired with, such as jeans in yellow, is no fact of it. */
export async function readJudged(url: string): Promise<Map<number, Judged>> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<Judged>(`
      select p.id, child.slug as child, p.title, brand.name as brand, p.price_paise / 100.0::float8 as price,
        p.discount_percent as discount,
        array(select name from option_value where id = any (p.option_ids) and group_name = 'Size') as sizes,
        lower(concat_ws(' ', p.title, child.name, sub.name,
          (select string_agg(name, ' ') from option_value where id = any (p.option_ids)),
          detail.specifications::text, array_to_string(detail.highlights, ' '), detail.ingredients,
          regexp_replace(detail.description, 'Pair it with [^.]*\\.', ''))) as text
      from product p
      join brand on brand.id = p.brand_id
      join category child on child.id = p.child_id
      join category sub on sub.id = p.sub_id
      left join product_detail detail on detail.product_id = p.id
      where p.is_active`)
    return new Map(rows.map((row) => [row.id, row]))
  } finally {
    await client.end()
  }
}
