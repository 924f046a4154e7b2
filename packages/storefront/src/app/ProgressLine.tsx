import { useLayoutEffect, useTransition, type AnimationEvent } from 'react'
import * as S from './ProgressLine.styles.ts'
import { watchNavigations } from './TransitionRouter.tsx'
import * as texts from '#texts/shell.ts'

/** Is shown from a click until the next page is ready, above the page that is left. */
export function ProgressLine() {
  // Transitions that begin in one event end together, so this one ends with that of the router.
  const [isNavigating, startTransition] = useTransition()
  useLayoutEffect(() => watchNavigations(() => startTransition(() => undefined)), [startTransition])
  if (!isNavigating) return null
  return (
    <S.Status role="status" onAnimationEnd={markSlow}>
      <S.Line role="progressbar" aria-label={texts.loadingPage} />
    </S.Status>
  )
}

/** Marks the line, and later the status, whose animation ends then. */
function markSlow({ target }: AnimationEvent) {
  if (target instanceof HTMLElement) target.dataset['slow'] = ''
}
