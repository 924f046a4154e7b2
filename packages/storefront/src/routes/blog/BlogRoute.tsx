import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { blogCategoriesQuery } from '#features/blogs/api/blogCategoriesQuery.ts'
import { blogListQuery } from '#features/blogs/api/blogListQuery.ts'
import { blogSearchQuery } from '#features/blogs/api/blogSearchQuery.ts'
import { isPossible, parseBlogFilter } from '#features/blogs/blogFilter.ts'
import { isShort } from '#features/blogs/newestOthers.ts'
import { useServices } from '#lib/AppServices.ts'
import type { LoaderArgs } from '#lib/LoaderArgs.ts'
import { logError } from '#lib/logError.ts'
import * as S from './BlogRoute.styles.ts'
import { AllBlogs } from './parts/AllBlogs.tsx'
import { BlogHead } from './parts/BlogHead.tsx'
import { FilteredBlogs } from './parts/FilteredBlogs.tsx'
import { FoundBlogs } from './parts/FoundBlogs.tsx'
import { placeOf } from './placeOf.ts'

export { SiteBlogHeader as Header } from '#routes/shared/SiteBlogHeader.tsx'

export async function loader({ api, queries, url }: LoaderArgs) {
  const filter = parseBlogFilter(url.searchParams)
  // The posts are useful without the menu (specification §8: the failure is only logged).
  const categories = queries
    .ensureQueryData(blogCategoriesQuery(api))
    .catch((error: unknown) => logError('Blog categories', error))
  if (filter.search !== undefined) {
    const { total } = await queries.ensureQueryData(blogSearchQuery(api, filter.search, filter.page ?? 1))
    if (isShort(total)) {
      await queries
        .ensureQueryData(blogListQuery(api))
        .catch((error: unknown) => logError('Newest blogs', error))
    }
  } else if (isPossible(filter)) {
    await queries.ensureQueryData(blogListQuery(api, filter))
  }
  await categories
}

/** Blog overview, a category or sub-category, or search results (specification §2, *Blog list*). */
export function Component() {
  const { api } = useServices()
  const { search: query } = useLocation()
  const filter = parseBlogFilter(new URLSearchParams(query))
  const { data: categories = [] } = useQuery(blogCategoriesQuery(api))
  return (
    <S.Page>
      <BlogHead filter={filter} categories={categories} />
      {filter.search !== undefined ? (
        <FoundBlogs text={filter.search} page={filter.page ?? 1} />
      ) : filter.category === undefined && filter.subCategory === undefined ? (
        <AllBlogs categories={categories} />
      ) : (
        <FilteredBlogs filter={filter} place={placeOf(filter, categories)} />
      )}
    </S.Page>
  )
}
