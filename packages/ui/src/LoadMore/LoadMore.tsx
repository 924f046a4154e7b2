import type { ComponentPropsWithRef, CSSProperties, MouseEvent } from 'react'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import * as S from './LoadMore.styles.ts'

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many are in sight. */
  shown: number
  /** How many there are. */
  total: number
  /** The same list one page longer; left out when all of it, or all that can be, is shown. */
  href?: string | undefined
  /** The longer list is on its way. */
  isPending?: boolean
  /** `preventDefault` keeps the link from being followed. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** How far a list has come, and a link that makes it longer. */
export function LoadMore({ shown, total, href, isPending = false, onFollow, ...rest }: LoadMoreProps) {
  const progress = { '--load-more-progress': total === 0 ? 0 : shown / total } as CSSProperties
  return (
    <S.Root {...rest}>
      <p>
        {shown.toLocaleString('en-IN')} of {total.toLocaleString('en-IN')}
      </p>
      <S.Track style={progress} aria-hidden="true" />
      {href !== undefined && (
        <ButtonLink
          href={href}
          rel="next nofollow"
          variant="secondary"
          size="l"
          replace
          keepScroll
          aria-busy={isPending || undefined}
          onClick={onFollow}
        >
          {isPending ? 'Loading…' : 'Load more'}
        </ButtonLink>
      )}
    </S.Root>
  )
}
