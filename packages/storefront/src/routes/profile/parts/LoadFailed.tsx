import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'

interface LoadFailedProps {
  /** Name of the missing part. */
  what: string
  onRetry: () => void
}

/** Error of a part of the account with a retry button. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  return (
    <div>
      <Callout>{`We couldn’t load ${what}. Please try again.`}</Callout>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
