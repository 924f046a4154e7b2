import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'

/** Product for a naive implementation of filters, order and facets, with which lists are compared. Prices are in rupees. */
export interface NaiveProduct {
  id: number
  brand: string
  main: string
  sub: string
  child: string
  price: number
  discount: number
  rating: number
  ratingSum: number
  ratingCount: number
  popularity: number
  launchedOn: string
  isBestSeller: boolean
  /** `Group:value` → cities in stock. A product without options has one key, "". */
  stock: Map<string, Set<string>>
}

export interface NaiveQuery {
  slug?: string
  category?: 'main' | 'sub' | 'child'
  collection?: 'best-sellers' | 'new-launches'
  brand?: string[]
  price_min?: number
  price_max?: number
  disc_min?: number
  disc_max?: number
  option?: string[]
  in_stock?: '1'
  rating_min?: number
  delivery_city?: string
}

export async function readNaiveProducts(db: Database): Promise<NaiveProduct[]> {
  const { rows } = await db.execute<Omit<NaiveProduct, 'stock'>>(sql`
    select p.id, b.slug as brand, m.slug as main, s.slug as sub, c.slug as child,
      p.price_paise / 100.0::float8 as price,
      greatest(0, floor((p.mrp_paise - p.price_paise) * 100.0::float8 / p.mrp_paise)) as discount,
      coalesce((select round(avg(rating), 1)::float8 from review where product_id = p.id), 0) as rating,
      coalesce((select sum(rating)::int from review where product_id = p.id), 0) as "ratingSum",
      (select count(*)::int from review where product_id = p.id) as "ratingCount",
      popularity, launched_on::text as "launchedOn", is_best_seller as "isBestSeller"
    from product p join brand b on b.id = brand_id
      join category m on m.id = main_id join category s on s.id = sub_id join category c on c.id = child_id
    where p.is_active`)
  const { rows: variants } = await db.execute<{
    id: number
    option: string | null
    cities: string[] | null
  }>(sql`
    select v.product_id as id, o.group_name || ':' || o.name as option,
      array(select city from stock join store on store.id = store_id where variant_id = v.id and on_hand > reserved) as cities
    from variant v left join option_value o on o.id = v.option_value_id where v.is_active
    union all
    select p.id, trait.group_name || ':' || trait.name, array_agg(distinct city) filter (where city is not null)
    from product p cross join variant_traits(p.id) as trait
      left join stock on stock.variant_id = trait.variant_id and on_hand > reserved
      left join store on store.id = store_id
    where p.is_active group by p.id, trait.group_name, trait.name`)
  const products = new Map(rows.map((row) => [row.id, { ...row, stock: new Map<string, Set<string>>() }]))
  for (const { id, option, cities } of variants)
    products.get(id)?.stock.set(option ?? '', new Set(cities ?? []))
  return [...products.values()]
}

export const isInStock = ({ stock }: NaiveProduct) => [...stock.values()].some((cities) => cities.size > 0)

/** Option values that count: in a list of products in stock, only those in stock. */
export function optionsOf({ stock }: NaiveProduct, query: NaiveQuery): string[] {
  return [...stock]
    .filter(([name, cities]) => name !== '' && (!query.in_stock || cities.size > 0))
    .map(([name]) => name)
}

const groupOf = (option: string) => option.split(':', 1)[0] ?? ''

/** True when a product passes every filter except the named one: `brand`, `category`, `price`, `discount`, `rating`, `option Size`. */
export function passes(
  product: NaiveProduct,
  query: NaiveQuery,
  newProductsSince: string,
  except?: string,
): boolean {
  const { slug, category, brand = [], option = [] } = query
  const inCategory = (level: 'main' | 'sub' | 'child') =>
    product[level] === slug && (category ?? level) === level
  if (except !== 'category' && slug && !(['main', 'sub', 'child'] as const).some(inCategory)) return false
  if (query.collection === 'best-sellers' && !product.isBestSeller) return false
  if (query.collection === 'new-launches' && product.launchedOn <= newProductsSince) return false
  if (query.in_stock && !isInStock(product)) return false
  const { delivery_city: city } = query
  if (city && ![...product.stock.values()].some((cities) => cities.has(city))) return false
  if (except !== 'brand' && brand.length > 0 && !brand.includes(product.brand)) return false
  if (except !== 'rating' && product.rating < (query.rating_min ?? 0)) return false
  if (
    except !== 'price' &&
    (product.price < (query.price_min ?? 0) || product.price > (query.price_max ?? Infinity))
  )
    return false
  const { disc_min = 0, disc_max = 100 } = query
  if (except !== 'discount' && (product.discount < disc_min || product.discount > disc_max)) return false
  const offered = optionsOf(product, query)
  return [...new Set(option.map(groupOf))].every(
    (group) =>
      except === `option ${group}` ||
      option.some((name) => groupOf(name) === group && offered.includes(name)),
  )
}

export function countBy<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) for (const key of keysOf(item)) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

type Order = (one: NaiveProduct, other: NaiveProduct) => number

const standing = ({ popularity, rating, ratingCount }: NaiveProduct) =>
  ratingCount > 0 && rating < 3.5 ? popularity - 1_000_000_001 : popularity
const weightedRating = ({ ratingSum, ratingCount }: NaiveProduct) =>
  ratingCount === 0 ? 0 : Math.floor((1000 * (ratingSum + 20)) / (ratingCount + 5))
const byStanding: Order = (one, other) => standing(other) - standing(one) || one.id - other.id
const inStockFirst =
  (order: Order): Order =>
  (one, other) =>
    Number(isInStock(other)) - Number(isInStock(one)) || order(one, other)

export const naiveOrders: Record<string, Order> = {
  recommended_desc: inStockFirst(byStanding),
  price_asc: inStockFirst((one, other) => one.price - other.price || one.id - other.id),
  price_desc: inStockFirst((one, other) => other.price - one.price || other.id - one.id),
  discount_desc: inStockFirst((one, other) => other.discount - one.discount || byStanding(one, other)),
  newest_desc: inStockFirst(
    (one, other) => other.launchedOn.localeCompare(one.launchedOn) || other.id - one.id,
  ),
  rating_desc: inStockFirst((one, other) => weightedRating(other) - weightedRating(one) || one.id - other.id),
}
