import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { Stack } from '@shop/ui/Stack'
import type { ReactNode } from 'react'
import { retryHint } from '#lib/retryHint.ts'
import { LinesSkeleton } from './ProfileSkeleton.tsx'
import * as texts from '#texts/profile.ts'

interface LoadingOrFailedProps {
  /** Says what failed to load. */
  message: string
  /** Null while the data is loading. */
  error: Error | null
  onRetry: () => Promise<unknown>
  /** @default `LinesSkeleton` */
  skeleton?: ReactNode
}

/** Stands for data of the account until it is there. */
export function LoadingOrFailed({
  message,
  error,
  onRetry,
  skeleton = <LinesSkeleton />,
}: LoadingOrFailedProps) {
  if (error === null) return skeleton
  return (
    <Stack gap="s" align="start">
      <Callout>{`${message} ${retryHint(error)}`}</Callout>
      <Button variant="secondary" onClick={() => void onRetry()}>
        {texts.tryAgain}
      </Button>
    </Stack>
  )
}
