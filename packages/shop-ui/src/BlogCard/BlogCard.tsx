import type { BlogCard as BlogCardData } from '@shop/contract/blogs'
import type { ComponentPropsWithRef } from 'react'
import { Inline } from '@shop/ui/Inline'
import { formatDate } from '@shop/ui/formats'
import { Picture } from '@shop/ui/Picture'
import { Stack } from '@shop/ui/Stack'
import * as S from './BlogCard.styles.ts'

export interface BlogCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  blog: BlogCardData
  href: string
  /**
   * `lead` is the large first card of a page.
   * @default "card"
   */
  variant?: 'card' | 'lead'
  headingLevel?: 2 | 3
  /** Loads the picture eagerly. */
  isPriority?: boolean
}

/** Blog post in a list (specification §2): picture, first tag, date and title. */
export function BlogCard({
  blog,
  href,
  variant = 'card',
  headingLevel = 3,
  isPriority = false,
  ...rest
}: BlogCardProps) {
  const tag = blog.tags[0]
  return (
    <S.Root data-variant={variant} {...rest}>
      <S.Frame>
        <Picture
          picture={blog.picture}
          alt=""
          ratio="3 / 2"
          sizes={variant === 'lead' ? '(min-width: 801px) 58vw, 92vw' : '(min-width: 801px) 32vw, 92vw'}
          isPriority={isPriority}
        />
      </S.Frame>
      <Stack gap="xs">
        <Inline as={S.Meta} rowGap="xxs">
          {tag !== undefined && <span>{tag}</span>}
          <time dateTime={blog.date}>{formatDate(blog.date)}</time>
        </Inline>
        <S.Title as={`h${headingLevel}`}>
          <S.TitleLink href={href}>{blog.title}</S.TitleLink>
        </S.Title>
      </Stack>
    </S.Root>
  )
}
