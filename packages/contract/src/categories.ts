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
  children: ChildCategory[]
}

/** From the wire's names (spec §3) to plain ones. */
export function toMainCategory(wire: MainCategoryWire): MainCategory {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    logo: wire.categoryLogo,
    banner: wire.desktop_baner,
  }
}

/** From the wire's names (spec §3) to plain ones. */
export function toSubCategory(wire: SubCategoryWire): SubCategory {
  return { id: wire.id, name: wire.name, slug: wire.slug, children: wire.childcategories }
}
