import type { ComponentPropsWithRef } from 'react'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './SectionHeading.styles.ts'

export interface SectionHeadingProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What the section shows. */
  title: string
  /** Where there is more of it. */
  moreHref?: string
}

/** The heading of a section of a page, with the way to all of it. */
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
