import { BlogCard, type BlogCardProps } from '@shop/shop-ui/BlogCard'
import { paths } from '#lib/paths.ts'
import * as S from './BlogRail.styles.ts'

interface BlogRailProps {
  label: string
  posts: readonly (BlogCardProps['blog'] & { id: number; slug: string })[]
}

/** Scrolling row of posts. */
export function BlogRail({ label, posts }: BlogRailProps) {
  return (
    <S.Root label={label}>
      {posts.map((post) => (
        <li key={post.id}>
          <BlogCard blog={post} href={paths.blogDetails(post.slug)} />
        </li>
      ))}
    </S.Root>
  )
}
