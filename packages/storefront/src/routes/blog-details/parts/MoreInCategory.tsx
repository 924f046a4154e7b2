import type { Blog } from '@shop/contract/blogs'
import { BlogGroup } from '@shop/shop-ui/BlogGroup'
import { useQuery } from '@tanstack/react-query'
import { blogsOfCategoryQuery } from '#features/blogs/api/blogsOfCategoryQuery.ts'
import { recentBlogsQuery } from '#features/blogs/api/recentBlogsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/blog.ts'

const POSTS_SHOWN = 3

/** Posts of the same category, other than those in "Recent Blogs". Renders nothing without any. */
export function MoreInCategory({ blog }: { blog: Blog }) {
  const { api } = useServices()
  const { data: others = [] } = useQuery(blogsOfCategoryQuery(api, blog))
  const { data: recent = [] } = useQuery(recentBlogsQuery(api))
  const blogs = others.filter(({ id }) => recent.every((one) => one.id !== id)).slice(0, POSTS_SHOWN)
  if (blogs.length === 0) return null
  return (
    <BlogGroup
      title={texts.moreIn(blog.category.name)}
      blogs={blogs}
      hrefFor={({ slug }) => paths.blogDetails(slug)}
      readAllHref={paths.blogCategory(blog.category.slug)}
      readAllOf={blog.category.name}
    />
  )
}
