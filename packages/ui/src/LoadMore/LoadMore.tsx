import type { ComponentPropsWithRef, CSSProperties, MouseEvent } from 'react'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import * as S from './LoadMore.styles.ts'

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many are shown now. */
  shown: number
  total: number
  /** Address that shows more: a link, so that it works without JavaScript. Leave it out at the end. */
  href?: string
  /** Takes the place of following the link. */
  onLoadMore?: () => void
  isLoading?: boolean
}

/** How far down the list this is, and the way further. */
export function LoadMore({ shown, total, href, onLoadMore, isLoading = false, ...rest }: LoadMoreProps) {
  const share = { '--share': `${total === 0 ? 100 : (shown / total) * 100}%` } as CSSProperties

  function handleClick(event: MouseEvent) {
    if (isLoading) event.preventDefault()
    else if (onLoadMore !== undefined && !event.metaKey && !event.ctrlKey) {
      event.preventDefault()
      onLoadMore()
    }
  }
  return (
    <S.Root {...rest}>
      <p role="status">{`${shown.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} shown`}</p>
      <S.Track style={share} aria-hidden="true" />
      {href !== undefined && (
        <ButtonLink
          href={href}
          variant="secondary"
          aria-busy={isLoading || undefined}
          keepScroll
          onClick={handleClick}
        >
          {isLoading ? 'Loading…' : 'Load more'}
        </ButtonLink>
      )}
    </S.Root>
  )
}
