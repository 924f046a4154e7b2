import { messages } from '@shop/contract/messages'
import { useId, type ComponentPropsWithRef } from 'react'
import { RawLink } from '../Link/RawLink.tsx'
import * as S from './TagList.styles.ts'

export interface TagListProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  tags: readonly string[]
  hrefOf: (tag: string) => string
  /** @default "Tags" (spec §2) */
  title?: string
  headingLevel?: 2 | 3
}

/** What a post is about, each a way to more. Nothing at all where there are no tags. */
export function TagList({
  tags,
  hrefOf,
  title = messages.blogTags,
  headingLevel = 2,
  ...rest
}: TagListProps) {
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  if (tags.length === 0) return null
  return (
    <S.Root aria-labelledby={headingId} {...rest}>
      <Heading id={headingId}>{title}</Heading>
      <S.List role="list">
        {[...new Set(tags)].map((tag) => (
          <li key={tag}>
            <RawLink href={hrefOf(tag)}>{tag}</RawLink>
          </li>
        ))}
      </S.List>
    </S.Root>
  )
}
