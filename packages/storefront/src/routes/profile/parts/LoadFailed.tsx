import { Button } from '@shop/ui/Button'
import { FormNotice } from '@shop/ui/FormNotice'

interface LoadFailedProps {
  /** What did not come. */
  what: string
  onRetry: () => void
}

/** A part of the account did not come, and a way on. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  return (
    <div>
      <FormNotice>{`${what} did not come. The shop does not answer just now.`}</FormNotice>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
