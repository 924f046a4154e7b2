import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import * as texts from '#texts/profile.ts'

interface LoadFailedProps {
  message: string
  onRetry: () => void
}

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
