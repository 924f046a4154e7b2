import { categoryScenes } from '@shop/demo-catalogue/categories'
import { PRODUCT_VIEWS } from '@shop/demo-catalogue/drawings/drawProduct'
import { banners } from '@shop/demo-catalogue/home'
import { posts } from '@shop/demo-catalogue/posts/posts'
import { coverOf, subjectOf } from '@shop/demo-catalogue/pictures/subjectOf'
import { products } from '@shop/demo-catalogue/products/products'
import { expect, test } from 'vitest'
import { modelOf } from './models.ts'
import { hasNegative, negativeNames } from './negatives.ts'
import { packOf } from './packs.ts'
import { shotOf } from './shotOf.ts'

const ofProducts = products.flatMap((one) =>
  PRODUCT_VIEWS.flatMap((view) => shotOf({ ...subjectOf(one), view })?.name ?? []),
)
const ofScenes = [...banners, ...Object.values(categoryScenes)].flatMap(({ kinds, titles }) =>
  kinds.map((kind, i) => `${modelOf({ kind, title: titles?.[i] }) ?? kind}.front`),
)
const ofCovers = [
  ...posts.map(({ cover }) => coverOf(cover)),
  ...Object.values(categoryScenes).map(({ tile }) => coverOf({ products: [tile], tint: '#ffffff' })),
].flatMap(({ beside = [], ...first }) =>
  [first, ...beside].map((one) => `${one.model ?? packOf(one) ?? `no model of ${one.title}`}.front`),
)
const ofStories = ['dress.front']

test('has a negative for every photographed view', () => {
  expect([...ofProducts, ...ofCovers].filter((name) => !hasNegative(name))).toEqual([])
})

test('keeps no negative that no picture shows', () => {
  const shown = new Set([...ofProducts, ...ofScenes, ...ofCovers, ...ofStories])
  const onSkin = (name: string) => name.startsWith('skin.')
  expect(negativeNames().filter((name) => !shown.has(name) && !onSkin(name))).toEqual([])
})
