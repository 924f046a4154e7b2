import { BlogGroup } from '@shop/shop-ui/BlogGroup'
import { BlogGroupSkeleton } from '@shop/shop-ui/BlogGroupSkeleton'
import { useQuery } from '@tanstack/react-query'
import { blogListQuery } from '#features/blogs/api/blogListQuery.ts'
import { blogSuggestionsQuery } from '#features/blogs/api/blogSuggestionsQuery.ts'
import { pickFound } from '#features/blogs/arrangeGroups.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { NoBlogs } from '#routes/shared/NoBlogs.tsx'
import * as texts from '#texts/blog.ts'

export function FoundBlogs({ text }: { text: string }) {
  const { api } = useServices()
  const { data: groups } = useQuery({ ...blogListQuery(api), throwOnError: true })
  const { data: found } = useQuery({ ...blogSuggestionsQuery(api, text), throwOnError: true })
  if (groups === undefined || found === undefined) return <BlogGroupSkeleton />
  const blogs = pickFound(groups, found)
  if (blogs.length === 0) {
    return <NoBlogs headingLevel={2} hint={texts.tryAnotherWord} />
  }
  return (
    <BlogGroup
      title={blogs.length === 1 ? texts.onePost : texts.posts(blogs.length)}
      blogs={blogs}
      hrefFor={(blog) => paths.blogDetails(blog.slug)}
      priorityPictures={2}
    />
  )
}
