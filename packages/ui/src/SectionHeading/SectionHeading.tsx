import type { ComponentPropsWithRef } from 'react'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './SectionHeading.styles.ts'

export interface SectionHeadingProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  title: string
  /** Address of the complete list. */
  moreHref?: string
}

/** Heading of a page section with a link to the complete list. */
export function SectionHeading({ title, moreHref, ...rest }: SectionHeadingProps) {
  return (
    <S.Root {...rest}>
      <h2>{title}</h2>
      {moreHref !== undefined && (
        <S.More>
          <Link href={moreHref}>
            See all<VisuallyHidden>{` of ${title}`}</VisuallyHidden>
          </Link>
        </S.More>
      )}
    </S.Root>
  )
}
