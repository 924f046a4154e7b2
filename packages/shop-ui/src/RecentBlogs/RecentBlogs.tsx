import type { RecentBlog } from '@shop/contract/blogs'
import { blogMessages } from '@shop/contract/blogMessages'
import { useId, type ComponentPropsWithRef } from 'react'
import { Button } from '@shop/ui/Button'
import { Panel } from '@shop/ui/Panel'
import { formatDate } from '@shop/ui/formats'
import { Picture } from '@shop/ui/Picture'
import { Skeleton } from '@shop/ui/Skeleton'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { blogTexts } from '../texts/blog.ts'
import * as S from './RecentBlogs.styles.ts'

export interface RecentBlogsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Newest first; undefined while loading. */
  blogs: readonly RecentBlog[] | undefined
  /** Shows "Failed to load the blog." with a retry button. */
  hasFailed?: boolean
  hrefFor: (blog: RecentBlog) => string
  onRetry: () => void
}

/** Recent posts beside a blog post (specification §2) with empty, loading and error states. */
export function RecentBlogs({ blogs, hasFailed = false, hrefFor, onRetry, ...rest }: RecentBlogsProps) {
  const texts = useTexts(blogTexts, 'RecentBlogs')
  const headingId = useId()
  return (
    <Stack as={S.Root} aria-labelledby={headingId} {...rest}>
      <h2 id={headingId}>{blogMessages.recentBlogs}</h2>
      {hasFailed ? (
        <Panel as="div" tone="critical" padding="s" gap="s" align="start" role="alert">
          <Text tone="critical">{blogMessages.blogFailed}</Text>
          <Button variant="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Panel>
      ) : blogs === undefined ? (
        <Loading />
      ) : blogs.length === 0 ? (
        <Text tone="muted">{blogMessages.noRecentBlogs}</Text>
      ) : (
        <Stack as="ul" role="list">
          {blogs.map((blog) => (
            <S.Item key={blog.id}>
              <Picture picture={blog.picture} alt="" ratio="3 / 2" sizes="6.75rem" widths={[160, 320]} />
              <Stack as={S.Text} gap="xxs">
                <S.TitleLink href={hrefFor(blog)}>{blog.title}</S.TitleLink>
                <time dateTime={blog.date}>{formatDate(blog.date)}</time>
              </Stack>
            </S.Item>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function Loading() {
  return (
    <>
      <Text tone="muted" role="status">
        {blogMessages.loadingBlogs}
      </Text>
      <Stack as="ul" aria-hidden="true">
        {Array.from({ length: 3 }, (_, index) => (
          <S.Item key={index}>
            <Skeleton height="4.5rem" />
            <Stack as={S.Text} gap="xxs">
              <Skeleton width="90%" />
              <Skeleton width="40%" height="0.75rem" />
            </Stack>
          </S.Item>
        ))}
      </Stack>
    </>
  )
}
