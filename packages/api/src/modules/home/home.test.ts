import { homeSections } from '@shop/demo-catalogue/home'
import { homeDataResponseSchema, type HomeDataResponse } from '@shop/contract/home.schema'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#testing/useApp.ts'

const { app, db, get } = useApp()
let home: HomeDataResponse['data']
beforeAll(async () => {
  home = (await get<HomeDataResponse>('/api/home-data')).data
})

const section = (slug: string) => home.sections.find((one) => one.slug === slug)?.products ?? []

describe('GET /api/home-data', () => {
  it('matches the contract with and without a token', async () => {
    homeDataResponseSchema.parse({ data: home })
    const response = await app().inject({
      url: '/api/home-data',
      headers: { authorization: 'Bearer anything' },
    })
    expect(response.json()).toEqual({ data: home })
  })

  it('fills every section with products in stock', () => {
    expect(home.sections.map(({ title }) => title)).toEqual(homeSections.map(({ title }) => title))
    for (const { slug, products } of home.sections) {
      expect(products.length, slug).toBeGreaterThan(3)
      expect(products.length, slug).toBeLessThanOrEqual(12)
      for (const { quantity } of products) expect(quantity, slug).toBeGreaterThan(0)
    }
  })

  it("selects products by the section's rule", () => {
    const rules = new Map(homeSections.map(({ slug, rule }) => [slug, rule.kind]))
    for (const [slug, kind] of rules) {
      const products = section(slug)
      if (kind === 'best-sellers') expect(products.every(({ bestSeller }) => bestSeller === 1)).toBe(true)
      if (kind === 'new') expect(products.every(({ is_new }) => is_new === 1)).toBe(true)
      if (kind === 'discount') {
        const discounts = products.map(({ discount }) => discount)
        expect(discounts).toEqual(discounts.toSorted((one, other) => other - one))
      }
    }
    expect(new Set(rules.values())).toEqual(new Set(['best-sellers', 'new', 'discount', 'category']))
  })

  it('returns banners, popular brands and the four newest posts', () => {
    expect(home.banners.length).toBeGreaterThan(1)
    for (const { link, color_code } of home.banners) {
      expect(link).toMatch(/^\/(category|productList)\//)
      expect(color_code).toMatch(/^#[0-9a-f]{6}$/i)
    }
    expect(home.brands.length).toBeGreaterThan(5)
    expect(home.brands.every(({ popular_brand }) => popular_brand === 1)).toBe(true)
    expect(home.brands.every(({ face }) => /^\/media\/[^,]+$/.test(face))).toBe(true)
    const dates = home.blogs.map(({ date }) => date)
    expect(dates).toHaveLength(4)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('omits empty sections of the home page', async () => {
    await db().execute(sql`update product set is_best_seller = false`)
    const { data } = await get<HomeDataResponse>('/api/home-data')
    expect(data.sections).toHaveLength(
      home.sections.length - homeSections.filter(({ rule }) => rule.kind === 'best-sellers').length,
    )
  })
})
