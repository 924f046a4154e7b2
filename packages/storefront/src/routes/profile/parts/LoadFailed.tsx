import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import * as texts from '#texts/profile.ts'

interface LoadFailedProps {
  /** Name of the missing part. */
  what: string
  onRetry: () => void
}

/** Error of a part of the account with a retry button. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  return (
    <div>
      <Callout>{texts.loadFailed(what)}</Callout>
      <Button variant="quiet" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
