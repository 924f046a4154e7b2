import * as S from './ProgressLine.styles.ts'
import { useIsNavigating } from './TransitionRouter.tsx'
import * as texts from '#texts/shell.ts'

export function ProgressLine() {
  if (!useIsNavigating()) return null
  return (
    <div role="status">
      <S.Line role="progressbar" aria-label={texts.loadingPage} />
    </div>
  )
}
