import type { BlogCard as BlogCardData } from '@shop/contract/blogs'
import { blogMessages } from '@shop/contract/blogMessages'
import { useId, type ComponentPropsWithRef } from 'react'
import { BlogCard } from '../BlogCard/BlogCard.tsx'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Inline } from '@shop/ui/Inline'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { blogTexts } from '../texts/blog.ts'
import { BlogCards } from '../lib/blogCards.styles.ts'
import * as S from './BlogGroup.styles.ts'

export interface BlogGroupProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  title: string
  /** Newest first. */
  blogs: readonly BlogCardData[]
  hrefFor: (blog: BlogCardData) => string
  /** Hides the heading visually; screen readers still read it. */
  isTitleHidden?: boolean
  /** Address of all posts of the category; without it there is no "Read All" button. */
  readAllHref?: string
  /** Sentence below the posts, beside "Read All", which is otherwise beside the title. */
  ending?: string
  /** Name of what `readAllHref` leads to, for screen readers. @default title */
  readAllOf?: string
  /**
   * Number of pictures that load eagerly.
   * @default 0
   */
  priorityPictures?: number
}

/** Blog posts of one category (specification §2): its name, cards and "Read All". */
export function BlogGroup({
  title,
  blogs,
  hrefFor,
  isTitleHidden = false,
  readAllHref,
  readAllOf = title,
  ending,
  priorityPictures = 0,
  ...rest
}: BlogGroupProps) {
  const texts = useTexts(blogTexts, 'BlogGroup')
  const headingId = useId()
  const readAll = readAllHref !== undefined && (
    <ButtonLink href={readAllHref} variant="secondary">
      {blogMessages.readAll}
      <VisuallyHidden>{texts.readAllOf(readAllOf)}</VisuallyHidden>
    </ButtonLink>
  )
  return (
    <S.Root aria-labelledby={headingId} {...rest}>
      <Inline as={S.Head} gap="l" rowGap="xs" justify="between" data-title-hidden={isTitleHidden}>
        <h2 id={headingId}>{isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}</h2>
        {ending === undefined && readAll}
      </Inline>
      <BlogCards role="list">
        {blogs.map((blog, index) => (
          <li key={blog.id}>
            <BlogCard
              blog={blog}
              href={hrefFor(blog)}
              variant={blogs.length === 1 ? 'lead' : 'card'}
              isPriority={index < priorityPictures}
            />
          </li>
        ))}
      </BlogCards>
      {ending !== undefined && (
        <Inline as={S.Foot} gap="l" rowGap="s" justify="between">
          <p>{ending}</p>
          {readAll}
        </Inline>
      )}
    </S.Root>
  )
}
