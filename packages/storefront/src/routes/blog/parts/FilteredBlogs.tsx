import { BlogGroup } from '@shop/shop-ui/BlogGroup'
import { BlogGroupSkeleton } from '@shop/shop-ui/BlogGroupSkeleton'
import { useQuery } from '@tanstack/react-query'
import { blogListQuery } from '#features/blogs/api/blogListQuery.ts'
import { isPossible, type BlogFilter } from '#features/blogs/blogFilter.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { NoBlogs } from '#routes/shared/NoBlogs.tsx'
import type { BlogPlace } from '../placeOf.ts'
import * as texts from '#texts/blog.ts'

interface FilteredBlogsProps {
  filter: BlogFilter
  place: BlogPlace | undefined
}

/** All posts of a category or a sub-category; "Read All" leads on to the blog, or from the latter to its category. */
export function FilteredBlogs({ filter, place }: FilteredBlogsProps) {
  const { api } = useServices()
  const canHave = isPossible(filter)
  const { data } = useQuery({ ...blogListQuery(api, filter), enabled: canHave, throwOnError: true })
  if (canHave && data === undefined) return <BlogGroupSkeleton />
  const groups = (data ?? []).filter(({ blogs }) => blogs.length > 0)
  if (groups.length === 0) {
    return <NoBlogs headingLevel={2} hint={texts.noPostsYet} />
  }
  return groups.map(({ category, blogs }) => (
    <BlogGroup
      key={category}
      title={category}
      blogs={blogs}
      hrefFor={(blog) => paths.blogDetails(blog.slug)}
      {...(place && wayOnFrom(place))}
      priorityPictures={2}
    />
  ))
}

function wayOnFrom({ category, subCategory }: BlogPlace) {
  const [readAllHref, readAllOf] =
    subCategory === undefined
      ? [paths.blog(), texts.blogFallback]
      : [paths.blogCategory(category.slug), category.name]
  const ending = texts.endOf((subCategory ?? category).name, readAllOf)
  return { isTitleHidden: true, readAllHref, readAllOf, ending }
}
