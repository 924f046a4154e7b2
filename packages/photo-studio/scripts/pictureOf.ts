import { categories } from '@shop/demo-catalogue/categories'
import type { ProductPicture, ProductView } from '@shop/demo-catalogue/drawings/drawProduct'
import { subjectOf } from '@shop/demo-catalogue/pictures/subjectOf'
import type { DemoProduct } from '@shop/demo-catalogue/types'

/** Picture of a product in its first colour, as the shop shows it. */
export function pictureOf(one: DemoProduct, view: ProductView): ProductPicture {
  const main = categories.find(({ children = [] }) =>
    children.some(({ children: below = [] }) => below.some(({ slug }) => slug === one.category)),
  )
  if (main?.tint === undefined) throw new Error(`${one.slug} has no tint`)
  return { ...subjectOf(one, one.shades?.[0]?.colour), tint: main.tint, view }
}
