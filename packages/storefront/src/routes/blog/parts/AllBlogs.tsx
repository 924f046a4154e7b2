import type { BlogCategory } from '@shop/contract/blogs'
import { BlogCard } from '@shop/shop-ui/BlogCard'
import { BlogGroup } from '@shop/shop-ui/BlogGroup'
import { BlogGroupSkeleton } from '@shop/shop-ui/BlogGroupSkeleton'
import { useQuery } from '@tanstack/react-query'
import { blogListQuery } from '#features/blogs/api/blogListQuery.ts'
import { arrangeGroups } from '#features/blogs/arrangeGroups.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { NoBlogs } from '#routes/shared/NoBlogs.tsx'
import * as texts from '#texts/blog.ts'

export function AllBlogs({ categories }: { categories: readonly BlogCategory[] }) {
  const { api } = useServices()
  const { data } = useQuery({ ...blogListQuery(api), throwOnError: true })
  if (data === undefined) return <BlogGroupSkeleton />
  const { lead, groups } = arrangeGroups(data)
  if (lead === undefined) return <NoBlogs headingLevel={2} hint={texts.comingSoon} />
  const slugs = new Map(categories.map(({ name, slug }) => [name, slug]))
  return (
    <>
      <BlogCard blog={lead} href={paths.blogDetails(lead.slug)} variant="lead" headingLevel={2} isPriority />
      {groups.map(({ category, blogs }) => {
        const slug = slugs.get(category)
        return (
          <BlogGroup
            key={category}
            title={category}
            blogs={blogs}
            hrefFor={(blog) => paths.blogDetails(blog.slug)}
            readAllHref={slug === undefined ? undefined : paths.blogCategory(slug)}
          />
        )
      })}
    </>
  )
}
