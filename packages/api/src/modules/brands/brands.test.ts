import { brands } from '@shop/demo-catalogue/brands'
import type { BrandWire, StockedBrandWire } from '@shop/contract/brands.schema'
import { expect, it } from 'vitest'
import { brand } from '#database/schema/brand.ts'
import { useApp } from '#testing/useApp.ts'

const { db, get } = useApp()

it('GET /api/list-brand returns every brand by name with its three flags', async () => {
  const { data } = await get<{ data: BrandWire[] }>('/api/list-brand')
  const names = data.map(({ BrandName }) => BrandName)
  expect(names).toEqual(
    names.toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en')),
  )
  const expected = brands.map(({ slug, name, isPopular, isExclusive, isNewLaunch }) => ({
    slug,
    BrandName: name,
    popular_brand: isPopular ? 1 : 0,
    exclusive: isExclusive ? 1 : 0,
    new_lanuches: isNewLaunch ? 1 : 0,
  }))
  for (const brand of expected) expect(data).toContainEqual(expect.objectContaining(brand))
  expect(data).toHaveLength(brands.length)
  for (const flag of ['popular_brand', 'exclusive', 'new_lanuches'] as const) {
    expect(data.some((brand) => brand[flag] === 1)).toBe(true)
  }
})

it('GET /api/brands leaves out a brand without products', async () => {
  await db().insert(brand).values({ name: 'Aarambh', slug: 'aarambh' })
  const { data } = await get<{ data: StockedBrandWire[] }>('/api/brands')
  expect(data.some(({ slug }) => slug === 'aarambh')).toBe(false)
})

it('GET /api/brands returns each brand with a picture and the number of products in its list', async () => {
  const { data } = await get<{ data: StockedBrandWire[] }>('/api/brands')
  expect(data).toHaveLength(brands.length)
  for (const { slug, face, products } of data.slice(0, 3)) {
    const list = await get<{ total: number; data: { media: string }[] }>(
      `/api/products?brand=${slug}&limit=1`,
    )
    expect({ face, products }).toEqual({ face: list.data[0]?.media.split(',')[0], products: list.total })
  }
})
