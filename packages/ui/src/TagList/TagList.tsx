import { messages } from '@shop/contract/messages'
import { useId, type ComponentPropsWithRef } from 'react'
import { RawLink } from '../Link/RawLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './TagList.styles.ts'

export interface TagLink {
  label: string
  href: string
  /** It is what this page shows. */
  isCurrent?: boolean
}

export interface TagListProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** In this order. */
  tags: readonly TagLink[]
  /** @default "Tags" (spec §2) */
  title?: string
  /** The heading is for screen readers only, where the place says it. */
  isTitleHidden?: boolean
  /** Level of its heading. */
  headingLevel?: 2 | 3
}

/** Words that lead to more of the kind: a post's tags, the parts of a category. Nothing at all where there are none. */
export function TagList({
  tags,
  title = messages.blogTags,
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
      <S.List role="list">
        {tags.map(({ label, href, isCurrent }) => (
          <li key={label}>
            <RawLink href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </RawLink>
          </li>
        ))}
      </S.List>
    </S.Root>
  )
}
