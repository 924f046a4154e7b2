import type { BlogCard } from '@shop/contract/blogs'
import { RecentBlogs } from '@shop/shop-ui/RecentBlogs'
import { useQuery } from '@tanstack/react-query'
import { recentBlogsQuery } from '#features/blogs/api/recentBlogsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'

/** "Recent Blogs", other than the one on the page if there is one, or the error "Failed to load the blog." (specification §8). */
export function OtherBlogs({ than }: { than?: Pick<BlogCard, 'slug'> }) {
  const { api } = useServices()
  const { data, isError, refetch } = useQuery(recentBlogsQuery(api))
  return (
    <RecentBlogs
      blogs={data?.filter(({ slug }) => slug !== than?.slug)}
      hasFailed={isError && data === undefined}
      hrefFor={(blog) => paths.blogDetails(blog.slug)}
      onRetry={() => void refetch()}
    />
  )
}
