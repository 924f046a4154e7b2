import { blogMessages } from '@shop/contract/blogMessages'
import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { CloseIcon } from '@shop/ui/Icon'
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
  /** Adds a button to each tag that removes it; `label` is its accessible name. */
  remove?: {
    label: (tag: string) => string
    onRemove: (tag: string, event: MouseEvent<HTMLButtonElement>) => void
  }
}

/** List of tag links. Renders nothing without tags. */
export function TagList({
  tags,
  title = blogMessages.blogTags,
  isTitleHidden = false,
  headingLevel = 2,
  remove,
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
          <li key={label} data-removable={remove !== undefined}>
            <RawLink href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </RawLink>
            {remove && (
              <button
                type="button"
                aria-label={remove.label(label)}
                onClick={(event) => remove.onRemove(label, event)}
              >
                <CloseIcon size="xs" />
              </button>
            )}
          </li>
        ))}
      </Inline>
    </S.Root>
  )
}
