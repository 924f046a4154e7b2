import type { MainCategory } from '@shop/contract/categories'
import { useQuery } from '@tanstack/react-query'
import { blogListQuery } from '#features/blogs/api/blogListQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { BlogRail } from '#routes/shared/BlogRail.tsx'
import * as texts from '#texts/category.ts'
import { Shelf } from './Shelf.tsx'

const POSTS_MAX = 4

/** Posts of the blog's category of the same name. They load when the end of the page is near, so the page does not contain them. */
export function Reading({ name, slug }: Pick<MainCategory, 'name' | 'slug'>) {
  const { api } = useServices()
  const { data: groups = [] } = useQuery(blogListQuery(api, { category: slug }))
  const posts = groups.flatMap(({ blogs }) => blogs).slice(0, POSTS_MAX)
  if (posts.length === 0) return null
  const title = texts.readingOn(name)
  return (
    <Shelf id="reading" title={title} moreHref={paths.blogCategory(slug)}>
      <BlogRail label={title} posts={posts} />
    </Shelf>
  )
}
