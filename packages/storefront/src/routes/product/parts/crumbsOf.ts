import type { Product } from '@shop/contract/products'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/product.ts'

export function crumbsOf({ breadcrumbs, title, slug }: Product): { label: string; href: string }[] {
  return [
    { label: texts.home, href: paths.home() },
    ...breadcrumbs.map((crumb) => ({
      label: crumb.name,
      href: crumb.level === 'main' ? paths.category(crumb) : paths.categoryList(crumb.slug, crumb.level),
    })),
    { label: title, href: paths.product(slug) },
  ]
}
