import type { ComponentPropsWithRef } from 'react'
import * as S from './SkipLink.styles.ts'

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Id of the target element, with `#`. */
  href?: `#${string}`
}

/** First focusable element of a page: skips the header. */
export function SkipLink({ href = '#main', children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <S.Root href={href} {...rest}>
      {children}
    </S.Root>
  )
}
