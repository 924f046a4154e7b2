import { Button } from '@shop/ui/Button'
import { Inline } from '@shop/ui/Inline'
import * as texts from '#texts/listParts.ts'
import * as S from './NotUpdated.styles.ts'

/** Says that the chosen filters or order did not load, and tries again. */
export function NotUpdated({ onRetry }: { onRetry: () => void }) {
  return (
    <S.Root>
      <Inline gap="m" rowGap="none">
        <p>{texts.notUpdated}</p>
        <Button variant="quiet" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </Inline>
    </S.Root>
  )
}
