import { brands } from '@shop/demo-catalogue/brands'
import { categories } from '@shop/demo-catalogue/categories'
import type { ProductPicture, ProductView } from '@shop/demo-catalogue/drawings/drawProduct'
import { pictureTitle } from '@shop/demo-catalogue/pictures/pictureTitle'
import type { DemoProduct } from '@shop/demo-catalogue/types'

/** Picture of a product in its first colour, as the shop shows it. */
export function pictureOf(one: DemoProduct, view: ProductView): ProductPicture {
  const { kind, title, accent } = one
  const brand = brands.find(({ slug }) => slug === one.brand)
  const main = categories.find(({ children = [] }) =>
    children.some(({ children: below = [] }) => below.some(({ slug }) => slug === one.category)),
  )
  if (brand === undefined || main?.tint === undefined) throw new Error(`${one.slug} has no brand or tint`)
  const colour = one.shades?.[0]?.colour ?? one.colour
  return {
    kind,
    title: pictureTitle(one),
    label: title,
    colour,
    ...(accent !== undefined && { accent }),
    brand,
    tint: main.tint,
    view,
  }
}
