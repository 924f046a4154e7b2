import type { BlogCard } from '@shop/contract/blogs'
import { BlogGroup } from '@shop/shop-ui/BlogGroup'
import { useQuery } from '@tanstack/react-query'
import { blogListQuery } from '#features/blogs/api/blogListQuery.ts'
import { newestOthers } from '#features/blogs/newestOthers.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/blog.ts'

/** Newest posts other than those above. Renders nothing without any. */
export function NewestBlogs({ than }: { than: readonly BlogCard[] }) {
  const { api } = useServices()
  const { data = [] } = useQuery(blogListQuery(api))
  const blogs = newestOthers(data, than)
  if (blogs.length === 0) return null
  return (
    <BlogGroup
      title={texts.newestPosts}
      blogs={blogs}
      hrefFor={({ slug }) => paths.blogDetails(slug)}
      readAllHref={paths.blog()}
      readAllOf={texts.blogFallback}
    />
  )
}
