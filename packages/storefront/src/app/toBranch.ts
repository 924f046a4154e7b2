import type { SubCategory } from '@shop/contract/categories'
import { paths } from '#lib/paths.ts'

export const toBranch = (sub: SubCategory) => ({
  label: sub.name,
  href: paths.categoryList(sub.slug, 'sub'),
  picture: sub.picture === null ? undefined : { src: sub.picture },
  children: sub.children.map((child) => ({
    label: child.name,
    href: paths.categoryList(child.slug, 'child'),
  })),
})
