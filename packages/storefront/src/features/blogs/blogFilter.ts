import { SEARCH_MAX_LENGTH } from '@shop/contract/limits'

/** Filter of `/blog` (specification §2): a category, a sub-category, both, or a page of a search. */
export interface BlogFilter {
  category?: string
  subCategory?: string
  search?: string
  /** From 2 on. */
  page?: number
}

const PAGES_MAX = 1_000

/** Form of a slug; anything else matches no category. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export function parseBlogFilter(query: URLSearchParams): BlogFilter {
  const filter: BlogFilter = {}
  const category = query.get('category')?.trim()
  const subCategory = query.get('subCategory')?.trim()
  const search = query.get('search')?.trim().slice(0, SEARCH_MAX_LENGTH)
  if (category) filter.category = category
  if (subCategory) filter.subCategory = subCategory
  if (search) filter.search = search
  const page = Number(query.get('page'))
  if (search && Number.isInteger(page) && page > 1 && page <= PAGES_MAX) filter.page = page
  return filter
}

/** False for text that is no slug, which the API would refuse. */
export function isPossible({ category, subCategory }: BlogFilter): boolean {
  return [category, subCategory].every(
    (slug) => slug === undefined || (slug.length <= 200 && SLUG.test(slug)),
  )
}
