import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { ProductCardWire, ProductWire } from '@shop/contract/products.schema'
import type { ListReviewsResponse } from '@shop/contract/reviews.schema'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/useApp.ts'
import { bestFirst } from './bestFirst.ts'

const { app, db, get } = useApp()

const product = async (slugOrId: string | number) =>
  (await get<{ data: ProductWire }>(`/api/products/${slugOrId}`)).data
const first = async (query: string) => {
  const { data } = await get<ListProductsResponse>(`/api/products?limit=1&${query}`)
  if (data[0] === undefined) throw new Error(`No product for ${query}`)
  return data[0]
}

describe('GET /api/products/{slug or id}', () => {
  it('returns the same product by slug and by id, as in lists', async () => {
    const card = await first('slug=lipstick&category=child')
    const whole = await product(card.slug)
    expect(await product(card.id)).toEqual(whole)
    expect(whole).toMatchObject({ ...card, options: expect.any(Array) as unknown })
    expect(whole.breadcrumbs.map(({ level, slug }) => [level, slug])).toEqual([
      ['main', 'makeup'],
      ['sub', 'lips'],
      ['child', 'lipstick'],
    ])
    expect(whole.brand_slug).toMatch(/^[a-z-]+$/)
    expect(whole.description).toContain('<p>')
    expect(whole.specifications.length).toBeGreaterThan(0)
    expect(whole.manufacturer).not.toBe('')
    expect(whole.delivery.standard_days).toEqual([1, 10])
  })

  it('says what a product holds where no size does', async () => {
    const serum = await product('dhara-lab-niacinamide-10-percent-and-zinc-serum')
    expect(serum).toMatchObject({ options: [], net_quantity: '30 ml', pack_size: '30 ml' })
    const { data } = await get<ListProductsResponse>('/api/products?option=Size:100%20ml&limit=1')
    expect(await product(data[0]?.id ?? 0)).toMatchObject({ net_quantity: /\d m?[lg]$/ })
    expect(await product(data[0]?.id ?? 0)).not.toHaveProperty('pack_size')
  })

  it('returns the colours of shades', async () => {
    const { options } = await product((await first('slug=lipstick&category=child')).id)
    const shades = options.find(({ group }) => group === 'Shade')?.variants ?? []
    expect(shades.length).toBeGreaterThan(1)
    for (const { color_code } of shades) expect(color_code).toMatch(/^#[0-9a-f]{6}$/i)
  })

  it.each(['lipstick', 'foundation', 'kajal', 'nail-polish', 'dupattas'])(
    'shows each shade of %s in every picture',
    async (category) => {
      const { options, media } = await product((await first(`slug=${category}&category=child`)).id)
      const shades = options[0]?.variants ?? []
      const seen = new Map<string, string | null>()
      expect(shades.length).toBeGreaterThan(1)
      for (const { color_code, media: pictures } of shades) {
        const own = pictures.split(',')
        expect(own).toHaveLength(media.split(',').length)
        for (const picture of own) {
          expect(picture).toMatch(/^\/media\/[a-z0-9]+-\d+x\d+\/1280\.webp$/)
          expect(seen.get(picture) ?? color_code).toBe(color_code)
          seen.set(picture, color_code)
        }
      }
    },
  )

  it('shows make-up on skin after its views, and cloth without', async () => {
    const picturesIn = async (category: string) =>
      (await product((await first(`slug=${category}&category=child`)).id)).media.split(',').length
    expect(await picturesIn('lipstick')).toBe(4)
    expect(await picturesIn('dupattas')).toBe(3)
  })

  it('sends one picture of a shade to a card', async () => {
    const { options } = await first('slug=lipstick&category=child')
    for (const { media } of options.flatMap(({ variants }) => variants)) expect(media).not.toContain(',')
  })

  it('sums the stock of all stores', async () => {
    const { id, options, quantity } = await product((await first('slug=dresses&category=child')).id)
    const { rows } = await db().execute<{ quantity: number }>(sql`
      select sum(on_hand - reserved)::int as quantity from stock join variant on variant.id = variant_id where product_id = ${id}`)
    expect(quantity).toBe(rows[0]?.quantity)
    expect(
      options.flatMap(({ variants }) => variants).reduce((sum, variant) => sum + variant.quantity, 0),
    ).toBe(quantity)
  })

  it.each([
    ['makeup', false],
    ['innerwear', false],
    ['baby-care', false],
    ['ethnic', true],
    ['jewellery', true],
  ])('shows whether %s can be returned: %s', async (slug, returnable) => {
    expect((await product((await first(`slug=${slug}`)).id)).returnable).toBe(returnable)
  })

  it('lists the cities with express delivery', async () => {
    const { id } = await first('delivery_city=Jaipur')
    expect((await product(id)).delivery.express_cities).toContain('Jaipur')
    const { rows } = await db().execute<{ id: number }>(
      sql`select id from product where store_ids = '{1}' limit 1`,
    )
    expect((await product(rows[0]?.id ?? 0)).delivery.express_cities).toEqual(['Delhi-NCR'])
  })

  it('marks products as new for 60 days', async () => {
    const { id } = await first('')
    const isNewAfter = async (days: number) => {
      await db().execute(
        sql`update product set launched_on = (now() at time zone 'Asia/Kolkata')::date - ${days}::int where id = ${id}`,
      )
      return (await product(id)).is_new
    }
    expect(await isNewAfter(59)).toBe(1)
    expect(await isNewAfter(60)).toBe(0)
  })

  it('sanitises a description on read', async () => {
    const { id } = await first('')
    await db().execute(
      sql`update product_detail set description = '<p onclick="x()">Soft</p><script>alert(1)</script>' where product_id = ${id}`,
    )
    expect((await product(id)).description).toBe('<p>Soft</p>')
  })

  it('answers 404 for a draft', async () => {
    const { id, slug } = await first('')
    await db().execute(sql`update product set state = 'draft' where id = ${id}`)
    for (const path of [id, slug, `${id}/related`, `${id}/goes-with`, `${id}/reviews`]) {
      expect((await app().inject(`/api/products/${path}`)).statusCode, String(path)).toBe(404)
    }
    const { data } = await get<ListProductsResponse>('/api/products?limit=100')
    expect(data.map((card) => card.id)).not.toContain(id)
  })
})

describe('GET /api/products/{slug or id}/related', () => {
  it('returns similar products, best first, without the product itself', async () => {
    const card = await first('slug=lipstick&category=child')
    const { data } = await get<{ data: ProductCardWire[] }>(`/api/products/${card.slug}/related`)
    expect(data.length).toBeGreaterThan(5)
    expect(data.length).toBeLessThanOrEqual(12)
    expect(data.map(({ id }) => id)).not.toContain(card.id)
    expect(data).toEqual(bestFirst(data))
    const liked = data.filter(({ quantity, rating_average }) => quantity > 0 && rating_average >= 3.5)
    const same = liked.map(({ category }) => category === card.category)
    expect(same).toEqual(same.toSorted((one, other) => Number(other) - Number(one)))
    expect(same[0]).toBe(true)
  })
})

describe('GET /api/product-cards', () => {
  it('returns products in the order of their ids, once each, without those that are not sold', async () => {
    const { data: all } = await get<ListProductsResponse>('/api/products?limit=4')
    const [one, other, draft] = all.map(({ id }) => id)
    await db().execute(sql`update product set state = 'draft' where id = ${draft}`)
    const { data } = await get<{ data: ProductCardWire[] }>(
      `/api/product-cards?id=${other}&id=${draft}&id=${one}&id=999999999&id=${other}`,
    )
    expect(data).toEqual([all[1], all[0]])
  })

  it.each(['', '?id=', '?id=kajal', '?id=0', `?${'id=1&'.repeat(13)}`])('refuses %j', async (query) => {
    expect((await app().inject(`/api/product-cards${query}`)).statusCode).toBe(400)
  })
})

describe('GET /api/products/{slug or id}/reviews', () => {
  it('pages through reviews, newest first, with a summary', async () => {
    const { rows } = await db().execute<{ id: number }>(
      sql`select id from product order by rating_count desc, id limit 1`,
    )
    const id = rows[0]?.id ?? 0
    const all = await get<ListReviewsResponse>(`/api/products/${id}/reviews?limit=100`)
    expect(all.total).toBe(all.data.length)
    expect(all.total).toBeGreaterThan(3)
    const dates = all.data.map(({ created_at }) => created_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const { average, count, stars } = all.summary
    expect(stars).toEqual(
      [1, 2, 3, 4, 5].map((number) => all.data.filter(({ rating }) => rating === number).length),
    )
    expect(count).toBe(all.total)
    const mean = all.data.reduce((sum, { rating }) => sum + rating, 0) / count
    expect(average).toBe(Math.round(mean * 10) / 10)
    expect((await product(id)).rating_average).toBe(average)
    const second = await get<ListReviewsResponse>(`/api/products/${id}/reviews?limit=3&page=2`)
    expect(second.data).toEqual(all.data.slice(3, 6))
    expect(second.summary).toEqual(all.summary)
  })

  it('returns no reviews for a product without any', async () => {
    const { rows } = await db().execute<{ id: number }>(
      sql`select id from product where rating_count = 0 and is_active limit 1`,
    )
    expect(await get(`/api/products/${rows[0]?.id}/reviews`)).toEqual({
      data: [],
      total: 0,
      page: 1,
      summary: { average: 0, count: 0, stars: [0, 0, 0, 0, 0] },
    })
  })
})
