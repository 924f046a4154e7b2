import type { MainCategoryWire, SubCategoryWire } from './categories.schema.ts'

export type CategoryLevel = 'main' | 'sub' | 'child'

export interface MainCategory {
  id: number
  name: string
  slug: string
  logo: string | null
  banner: string | null
}

export interface ChildCategory {
  id: number
  name: string
  slug: string
}

export interface SubCategory extends ChildCategory {
  /** The first picture of its most popular product. */
  picture: string | null
  children: ChildCategory[]
}

export function toMainCategory(wire: MainCategoryWire): MainCategory {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    logo: wire.categoryLogo,
    banner: wire.desktop_baner,
  }
}

export function toSubCategory(wire: SubCategoryWire): SubCategory {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    picture: wire.picture,
    children: wire.childcategories,
  }
}
