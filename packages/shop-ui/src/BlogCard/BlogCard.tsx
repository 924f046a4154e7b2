import type { BlogCard as BlogCardData } from '@shop/contract/blogs'
import type { ComponentPropsWithRef } from 'react'
import { formatDate } from '@shop/ui/formats'
import { Picture } from '@shop/ui/Picture'
import { Stack } from '@shop/ui/Stack'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { blogTexts } from '../texts/blog.ts'
import * as S from './BlogCard.styles.ts'

export interface BlogCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Without an excerpt or a reading time the card is shorter. */
  blog: Omit<BlogCardData, 'excerpt' | 'minutes'> & Partial<Pick<BlogCardData, 'excerpt' | 'minutes'>>
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

/** Blog post in a list (specification §2): picture, first tag, date, reading time, title and excerpt. */
export function BlogCard({
  blog,
  href,
  variant = 'card',
  headingLevel = 3,
  isPriority = false,
  ...rest
}: BlogCardProps) {
  const texts = useTexts(blogTexts, 'BlogCard')
  const { title, date, excerpt, minutes } = blog
  const [tag] = blog.tags
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
        <S.Meta>
          {tag !== undefined && <b>{tag}</b>}
          <time dateTime={date}>{formatDate(date)}</time>
          {minutes !== undefined && <S.Minutes>{texts.minutes(minutes)}</S.Minutes>}
        </S.Meta>
        <S.Title as={`h${headingLevel}`}>
          <S.TitleLink href={href}>{title}</S.TitleLink>
        </S.Title>
        {excerpt && <S.Excerpt>{excerpt}</S.Excerpt>}
      </Stack>
    </S.Root>
  )
}
