import { brands } from '@shop/demo-catalogue/brands'
import type { BrandWire } from '@shop/contract/brands.schema'
import { expect, it } from 'vitest'
import { useApp } from '#testing/useApp.ts'

const { get } = useApp()

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
