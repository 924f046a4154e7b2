import type { SubCategory } from '@shop/contract/categories'
import type { Picture } from '@shop/contract/pictures'
import { paths } from '#lib/paths.ts'

export interface CategoryLink {
  name: string
  href: string
  /** Of a product in it. */
  picture?: Picture | undefined
  links: { name: string; href: string }[]
}

/** Sub-categories with their children; of a single sub-category its children instead. */
export function narrowerThan(subCategories: readonly SubCategory[]): CategoryLink[] {
  const all = subCategories.map(({ name, slug, picture, children }) => ({
    name,
    href: paths.categoryList(slug, 'sub'),
    picture: picture === null ? undefined : { src: picture },
    links: children.map((child) => ({ name: child.name, href: paths.categoryList(child.slug, 'child') })),
  }))
  const [only] = all
  if (all.length !== 1 || only === undefined || only.links.length < 2) return all
  return only.links.map((link) => ({ ...link, links: [] }))
}
