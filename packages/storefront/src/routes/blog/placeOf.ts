import type { BlogCategory } from '@shop/contract/blogs'
import type { BlogFilter } from '#features/blogs/blogFilter.ts'

/** Where in the blog a filter leads: a category, and perhaps a part of it. */
export interface BlogPlace {
  category: BlogCategory
  subCategory: { name: string; slug: string } | undefined
}

/** The category and sub-category that the filter names; undefined where it names none, or they don't belong together. */
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
