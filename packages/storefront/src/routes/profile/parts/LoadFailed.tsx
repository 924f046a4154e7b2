import { Button } from '@shop/ui/Button'
import { FormNotice } from '@shop/ui/FormNotice'

interface LoadFailedProps {
  /** Name of the missing part. */
  what: string
  onRetry: () => void
}

/** Error of a part of the account with a retry button. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  return (
    <div>
      <FormNotice>{`We couldn’t load ${what}. Please try again.`}</FormNotice>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
