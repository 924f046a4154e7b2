import type { BlogCategory } from '@shop/contract/blogs'
import type { BlogFilter } from '#features/blogs/blogFilter.ts'

/** Category, and possibly a sub-category of it. */
export interface BlogPlace {
  category: BlogCategory
  subCategory: { name: string; slug: string } | undefined
}

/** Category and sub-category of a filter; undefined when it has none or they don't belong together. */
export function placeOf(
  { category, subCategory }: BlogFilter,
  categories: readonly BlogCategory[],
): BlogPlace | undefined {
  const found = categories.find(
    ({ slug, subCategories }) =>
      (category === undefined || slug === category) &&
      (subCategory === undefined || subCategories.some((sub) => sub.slug === subCategory)),
  )
  return (
    found && {
      category: found,
      subCategory: found.subCategories.find(({ slug }) => slug === subCategory),
    }
  )
}
