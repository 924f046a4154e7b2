import { Button } from '@shop/ui/Button'
import { Inline } from '@shop/ui/Inline'
import { retryHint } from '#lib/retryHint.ts'
import * as texts from '#texts/listParts.ts'
import * as S from './NotUpdated.styles.ts'

interface NotUpdatedProps {
  error: unknown
  onRetry: () => void
}

/** Says that the chosen filters or order did not load, and tries again. */
export function NotUpdated({ error, onRetry }: NotUpdatedProps) {
  return (
    <S.Root>
      <Inline gap="m" rowGap="none">
        <p>{`${texts.notUpdated} ${retryHint(error)}`}</p>
        <Button variant="quiet" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </Inline>
    </S.Root>
  )
}
