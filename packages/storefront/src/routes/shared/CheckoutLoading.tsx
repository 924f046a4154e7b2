import { Button } from '@shop/ui/Button'
import { ErrorState } from '@shop/ui/ErrorState'
import * as texts from '#texts/shared.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'

interface CheckoutLoadingProps {
  title: string
  hasFailed: boolean
  /** Says what the failure has not changed. */
  reassurance: string
  onRetry: () => Promise<unknown>
}

/** Stands for a page of the checkout until its data is there. */
export function CheckoutLoading({ title, hasFailed, reassurance, onRetry }: CheckoutLoadingProps) {
  if (!hasFailed) return <CheckoutSkeleton title={title} />
  return (
    <ErrorState
      title={texts.unreachable}
      actions={<Button onClick={() => void onRetry()}>{texts.tryAgain}</Button>}
    >
      {reassurance}
    </ErrorState>
  )
}
