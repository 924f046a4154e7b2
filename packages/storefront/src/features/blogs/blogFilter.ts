import { SEARCH_MAX_LENGTH } from '@shop/contract/limits'

/** What `/blog` is narrowed to (spec §2): a category, a sub-category, both, or a text that is searched for. */
export interface BlogFilter {
  category?: string
  subCategory?: string
  search?: string
}

/** Slugs have this form; anything else names no category. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** From the address; empty parameters count as absent. */
export function parseBlogFilter(query: URLSearchParams): BlogFilter {
  const filter: BlogFilter = {}
  const category = query.get('category')?.trim()
  const subCategory = query.get('subCategory')?.trim()
  const search = query.get('search')?.trim().slice(0, SEARCH_MAX_LENGTH)
  if (category) filter.category = category
  if (subCategory) filter.subCategory = subCategory
  if (search) filter.search = search
  return filter
}

/** Whether it may name anything at all: the API refuses what is no slug. */
export function isPossible({ category, subCategory }: BlogFilter): boolean {
  return [category, subCategory].every(
    (slug) => slug === undefined || (slug.length <= 200 && SLUG.test(slug)),
  )
}
