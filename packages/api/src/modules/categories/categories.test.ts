import { categories } from '@shop/demo-catalogue/categories'
import type { MainCategoryWire, SubCategoryWire } from '@shop/contract/categories.schema'
import { expect, it } from 'vitest'
import { useApp } from '#testing/useApp.ts'

const { app, get } = useApp()

it('GET /api/mainCategories returns an array in menu order', async () => {
  const list = await get<MainCategoryWire[]>('/api/mainCategories')
  expect(list.map(({ name, slug }) => ({ name, slug }))).toEqual(
    categories.map(({ name, slug }) => ({ name, slug })),
  )
  for (const { categoryLogo, desktop_baner } of list) {
    expect(categoryLogo).toMatch(/^\/media\//)
    expect(desktop_baner).toMatch(/^\/media\//)
  }
})

it('GET /api/SubcategoriesWithChildCategories/{id} returns the tree of each main category', async () => {
  const mains = await get<MainCategoryWire[]>('/api/mainCategories')
  for (const [index, { id }] of mains.entries()) {
    const tree = await get<SubCategoryWire[]>(`/api/SubcategoriesWithChildCategories/${id}`)
    for (const { picture } of tree) expect(picture).toMatch(/^\/media\//)
    const named = tree.map(({ slug, childcategories }) => [slug, childcategories.map((child) => child.slug)])
    expect(named).toEqual(
      categories[index]?.children?.map(({ slug, children = [] }) => [
        slug,
        children.map((child) => child.slug),
      ]),
    )
  }
})

it('answers 404 for other categories', async () => {
  const [main] = await get<MainCategoryWire[]>('/api/mainCategories')
  const [sub] = await get<SubCategoryWire[]>(`/api/SubcategoriesWithChildCategories/${main?.id}`)
  for (const id of [sub?.id, sub?.childcategories[0]?.id, 999_999]) {
    expect((await app().inject(`/api/SubcategoriesWithChildCategories/${id}`)).statusCode).toBe(404)
  }
})
