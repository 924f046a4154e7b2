import { ClockIcon } from '@shop/ui/Icon'
import { formatTime } from '@shop/ui/formats'
import { Inline } from '@shop/ui/Inline'
import { Text } from '@shop/ui/Text'
import type { ReactNode } from 'react'
import * as texts from '#texts/payment.ts'

interface HeldUntilProps {
  /** End of the hold of the order's items; null when they are not held. */
  until: string | null
  /** Further sentences. */
  children?: ReactNode
}

export function HeldUntil({ until, children }: HeldUntilProps) {
  return (
    <Inline as={Text} wrap="none" gap="xs" size="s" tone="muted">
      <ClockIcon size="m" />
      <span>
        {until !== null && `${texts.itemsHeld(formatTime(until))} `}
        {children}
      </span>
    </Inline>
  )
}
