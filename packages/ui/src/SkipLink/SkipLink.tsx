import type { ComponentPropsWithRef } from 'react'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { pageTexts } from '../texts/pageTexts.ts'
import * as S from './SkipLink.styles.ts'

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Id of the target element, with `#`. */
  href?: `#${string}`
}

/** First focusable element of a page: skips the header. */
export function SkipLink({ href = '#main', children, ...rest }: SkipLinkProps) {
  const texts = useTexts(pageTexts, 'SkipLink')
  return (
    <S.Root href={href} {...rest}>
      {children ?? texts.skip}
    </S.Root>
  )
}
