import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../texts/cardTexts.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Inline } from '../Inline/Inline.tsx'
import * as S from './SectionHeading.styles.ts'

export interface SectionHeadingProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  title: string
  /** Address of the complete list. */
  moreHref?: string
  /** A small button beside the title. */
  action?: ReactNode
}

/** Heading of a page section, with a link to the complete list or an action. */
export function SectionHeading({ title, moreHref, action, ...rest }: SectionHeadingProps) {
  const texts = useTexts(cardTexts, 'SectionHeading')
  return (
    <Inline gap="l" rowGap="xs" align="baseline" justify="between" {...rest}>
      <S.Title>{title}</S.Title>
      {moreHref !== undefined && (
        <S.More>
          <Link href={moreHref}>
            {texts.all}
            <VisuallyHidden>{texts.allOf(title)}</VisuallyHidden>
          </Link>
        </S.More>
      )}
      {action !== undefined && <S.Action>{action}</S.Action>}
    </Inline>
  )
}
