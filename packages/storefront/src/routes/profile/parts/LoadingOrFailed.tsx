import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import type { ReactNode } from 'react'
import { LinesSkeleton } from './ProfileSkeleton.tsx'
import * as texts from '#texts/profile.ts'

interface LoadingOrFailedProps {
  /** Message of the failure; false while the data is loading. */
  failure: string | false
  onRetry: () => Promise<unknown>
  /** @default `LinesSkeleton` */
  skeleton?: ReactNode
}

/** Stands for data of the account until it is there. */
export function LoadingOrFailed({ failure, onRetry, skeleton = <LinesSkeleton /> }: LoadingOrFailedProps) {
  if (failure === false) return skeleton
  return (
    <div>
      <Callout>{failure}</Callout>
      <Button variant="quiet" onClick={() => void onRetry()}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
