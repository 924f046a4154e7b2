import { useLayoutEffect, useTransition } from 'react'
import * as S from './ProgressLine.styles.ts'
import { watchNavigations } from './TransitionRouter.tsx'
import * as texts from '#texts/shell.ts'

/** Is shown from a click until the next page is ready. */
export function ProgressLine() {
  // Transitions that begin in one event end together, so this one ends with that of the router.
  const [isNavigating, startTransition] = useTransition()
  useLayoutEffect(() => watchNavigations(() => startTransition(() => undefined)), [startTransition])
  if (!isNavigating) return null
  return (
    <div role="status">
      <S.Line role="progressbar" aria-label={texts.loadingPage} />
    </div>
  )
}
