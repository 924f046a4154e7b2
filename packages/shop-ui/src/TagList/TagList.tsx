import { blogMessages } from '@shop/contract/blogMessages'
import { useId, type ComponentPropsWithRef } from 'react'
import { Inline } from '@shop/ui/Inline'
import { RawLink } from '@shop/ui/RawLink'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import * as S from './TagList.styles.ts'

export interface TagLink {
  label: string
  href: string
  isCurrent?: boolean
}

export interface TagListProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  tags: readonly TagLink[]
  /** @default "Tags" (specification §2) */
  title?: string
  /** Hides the heading visually; screen readers still read it. */
  isTitleHidden?: boolean
  headingLevel?: 2 | 3
}

/** List of tag links. Renders nothing without tags. */
export function TagList({
  tags,
  title = blogMessages.blogTags,
  isTitleHidden = false,
  headingLevel = 2,
  ...rest
}: TagListProps) {
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  if (tags.length === 0) return null
  return (
    <S.Root aria-labelledby={headingId} {...rest}>
      <Heading id={headingId} data-hidden={isTitleHidden}>
        {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </Heading>
      <Inline as={S.List} gap="xs" role="list">
        {tags.map(({ label, href, isCurrent }) => (
          <li key={label}>
            <RawLink href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </RawLink>
          </li>
        ))}
      </Inline>
    </S.Root>
  )
}
