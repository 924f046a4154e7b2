import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Progress } from '../Progress/Progress.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { listTexts } from '../texts/listTexts.ts'
import * as S from './LoadMore.styles.ts'

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of loaded items. */
  shown: number
  total: number
  /** Address of the list with one more page; undefined when everything is loaded. */
  href?: string
  isBusy?: boolean
  /** The last attempt failed: the link offers another one. */
  hasFailed?: boolean
  /** Call `preventDefault` to keep the link from being followed. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Number of loaded items and a link that loads more. */
export function LoadMore({
  shown,
  total,
  href,
  isBusy = false,
  hasFailed = false,
  onFollow,
  ...rest
}: LoadMoreProps) {
  const texts = useTexts(listTexts, 'LoadMore')
  return (
    <S.Root {...rest}>
      <p>{texts.shown(shown, total)}</p>
      <Progress value={shown} max={total} tone="action" size="s" />
      <p role="alert">{hasFailed && !isBusy && texts.failed}</p>
      {href !== undefined && (
        <ButtonLink
          href={href}
          rel="next nofollow"
          variant="secondary"
          size="l"
          replace
          keepScroll
          aria-busy={isBusy || undefined}
          onClick={onFollow}
        >
          {isBusy ? texts.pending : hasFailed ? texts.again : texts.more}
        </ButtonLink>
      )}
    </S.Root>
  )
}
