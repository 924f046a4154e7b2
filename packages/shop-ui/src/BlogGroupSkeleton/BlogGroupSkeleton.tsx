import { blogMessages } from '@shop/contract/blogMessages'
import type { ComponentPropsWithRef } from 'react'
import { Skeleton } from '@shop/ui/Skeleton'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { BlogCards } from '../lib/blogCards.styles.ts'

export type BlogGroupSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>

/** Placeholder of a `BlogGroup` with the text "Loading blogs..." (specification §2). */
export function BlogGroupSkeleton(props: BlogGroupSkeletonProps) {
  return (
    <Stack gap="l" {...props}>
      <Text tone="muted" role="status">
        {blogMessages.loadingBlogs}
      </Text>
      <BlogCards aria-hidden="true">
        {Array.from({ length: 3 }, (_, index) => (
          <Stack as="li" gap="s" key={index}>
            <Skeleton height="auto" style={{ aspectRatio: '3 / 2' }} />
            <Skeleton width="40%" height="0.75rem" />
            <Skeleton width="85%" height="1.5rem" />
          </Stack>
        ))}
      </BlogCards>
    </Stack>
  )
}
