import { Button } from '@shop/ui/Button'
import { ErrorState } from '@shop/ui/ErrorState'
import { retryHint } from '#lib/retryHint.ts'
import * as texts from '#texts/shared.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'

interface CheckoutLoadingProps {
  title: string
  /** Why it did not load; null before. */
  error: unknown
  /** Says what the failure has not changed. */
  reassurance: string
  onRetry: () => Promise<unknown>
}

/** Stands for a page of the checkout until its data is there. */
export function CheckoutLoading({ title, error, reassurance, onRetry }: CheckoutLoadingProps) {
  if (error === null) return <CheckoutSkeleton title={title} />
  return (
    <ErrorState
      title={texts.notLoaded}
      actions={<Button onClick={() => void onRetry()}>{texts.tryAgain}</Button>}
    >
      {`${reassurance} ${retryHint(error)}`}
    </ErrorState>
  )
}
