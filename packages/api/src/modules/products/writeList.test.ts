import { makeFacets } from '@shop/contract/factories/facets'
import { makeProductCard } from '@shop/contract/factories/products'
import { toFacetsWire, toProductCardWire } from '@shop/contract/factories/wires'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { expect, it, vi } from 'vitest'
import { writeList } from './writeList.ts'

const list: ListProductsResponse = {
  data: ['"data":[]', '$& and "facets":null'].map((title) => toProductCardWire(makeProductCard({ title }))),
  total: 2,
  page: 1,
  facets: toFacetsWire(makeFacets()),
  searched_for: '"data":[] "facets":null',
  understood: null,
  breadcrumbs: [],
}

it('writes a list as it is', () => {
  for (const one of [list, { ...list, facets: null }, { ...list, data: [] }])
    expect(JSON.parse(writeList(one, JSON.stringify))).toEqual(one)
})

it('writes cards and facets once for all lists that have them', () => {
  const stringify = vi.spyOn(JSON, 'stringify')
  writeList(list, () => '{"data":[],"facets":null}')
  expect(stringify).not.toHaveBeenCalled()
  stringify.mockRestore()
})
