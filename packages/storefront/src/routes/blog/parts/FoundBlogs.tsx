import { PAGE_SIZE } from '@shop/contract/limits'
import { BlogGroup } from '@shop/shop-ui/BlogGroup'
import { BlogGroupSkeleton } from '@shop/shop-ui/BlogGroupSkeleton'
import { Pagination } from '@shop/ui/Pagination'
import { useQuery } from '@tanstack/react-query'
import { blogSearchQuery } from '#features/blogs/api/blogSearchQuery.ts'
import { isShort } from '#features/blogs/newestOthers.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { NoBlogs } from '#routes/shared/NoBlogs.tsx'
import { NewestBlogs } from './NewestBlogs.tsx'
import * as texts from '#texts/blog.ts'

interface FoundBlogsProps {
  text: string
  page: number
}

/** One page of a search: posts that are about the text, then those that only mention it. */
export function FoundBlogs({ text, page }: FoundBlogsProps) {
  const { api } = useServices()
  const { data } = useQuery({ ...blogSearchQuery(api, text, page), throwOnError: true })
  if (data === undefined) return <BlogGroupSkeleton />
  const { blogs, total, inText, isSimilar } = data
  if (blogs.length === 0) return <NoBlogs headingLevel={2} hint={texts.tryAnotherWord} />
  const about = total - inText
  const aboutHere = Math.max(0, about - (page - 1) * PAGE_SIZE)
  const groups = [
    {
      title: isSimilar ? texts.similarPosts(text) : texts.postsOn(about, text),
      blogs: blogs.slice(0, aboutHere),
    },
    { title: texts.postsWith(inText, text, about > 0), blogs: blogs.slice(aboutHere) },
  ].filter((group) => group.blogs.length > 0)
  return (
    <>
      {groups.map((group, at) => (
        <BlogGroup
          key={group.title}
          {...group}
          hrefFor={(blog) => paths.blogDetails(blog.slug)}
          priorityPictures={at === 0 ? 2 : 0}
        />
      ))}
      {isShort(total) && <NewestBlogs than={blogs} />}
      <Pagination
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(other) => paths.blogSearch(text, other)}
      />
    </>
  )
}
