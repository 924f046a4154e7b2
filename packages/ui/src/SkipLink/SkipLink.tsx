import type { ComponentPropsWithRef } from 'react'
import * as S from './SkipLink.styles.ts'

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Id of the element to go to, with `#`. */
  href?: `#${string}`
}

/** The first thing the Tab key meets: past the header, to the content. */
export function SkipLink({ href = '#main', children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <S.Root href={href} {...rest}>
      {children}
    </S.Root>
  )
}
