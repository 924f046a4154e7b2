import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import * as texts from '#texts/profile.ts'

interface LoadFailedProps {
  message: string
  onRetry: () => void
}

/** Error of a part of the account with a retry button. */
export function LoadFailed({ message, onRetry }: LoadFailedProps) {
  return (
    <div>
      <Callout>{message}</Callout>
      <Button variant="quiet" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
