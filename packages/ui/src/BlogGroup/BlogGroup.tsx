import type { BlogCard as BlogCardData } from '@shop/contract/blogs'
import { messages } from '@shop/contract/messages'
import { useId, type ComponentPropsWithRef } from 'react'
import { BlogCard } from '../BlogCard/BlogCard.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './BlogGroup.styles.ts'

export interface BlogGroupProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** The category's name. */
  title: string
  /** The newest first. */
  blogs: readonly BlogCardData[]
  /** Address of a post. */
  hrefOf: (blog: BlogCardData) => string
  /** The heading is for screen readers only, where the page has this title already. */
  isTitleHidden?: boolean
  /** Where all posts of the category are; without it there is no "Read All". */
  readAllHref?: string | undefined
  /** The first so many pictures are seen at once. @default 0 */
  priorityPictures?: number
}

/** Posts of one category (spec §2): its name, cards, and "Read All". */
export function BlogGroup({
  title,
  blogs,
  hrefOf,
  isTitleHidden = false,
  readAllHref,
  priorityPictures = 0,
  ...rest
}: BlogGroupProps) {
  const headingId = useId()
  return (
    <S.Root aria-labelledby={headingId} {...rest}>
      {isTitleHidden ? (
        <h2 id={headingId}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h2>
      ) : (
        <S.Head>
          <h2 id={headingId}>{title}</h2>
          {readAllHref !== undefined && (
            <ButtonLink href={readAllHref} variant="secondary">
              {messages.readAll}
              <VisuallyHidden>{` of ${title}`}</VisuallyHidden>
            </ButtonLink>
          )}
        </S.Head>
      )}
      <S.Cards role="list">
        {blogs.map((blog, index) => (
          <li key={blog.id}>
            <BlogCard blog={blog} href={hrefOf(blog)} isPriority={index < priorityPictures} />
          </li>
        ))}
      </S.Cards>
    </S.Root>
  )
}
