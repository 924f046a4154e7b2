import type { CartQuote } from '@shop/contract/cart.schema'
import { Button } from '@shop/ui/Button'
import { Heading } from '@shop/ui/Heading'
import { Panel } from '@shop/ui/Panel'
import { PriceSummary } from '@shop/shop-ui/PriceSummary'
import type { ReactNode } from 'react'
import { toPrice } from '#features/cart/toPrice.ts'
import { retryHint } from '#lib/retryHint.ts'
import * as texts from '#texts/cart.ts'

interface CartSummaryProps {
  quote: CartQuote | undefined
  isPending: boolean
  failure: Error | null
  onRetry: () => void
  children: ReactNode
}

export function CartSummary({ quote, isPending, failure, onRetry, children }: CartSummaryProps) {
  if (failure !== null) {
    return (
      <Panel gap="s" align="start" role="alert" tone="critical">
        <Heading level={2} size="h4">
          {texts.totalFailed}
        </Heading>
        <p>{`${texts.totalFailedHint} ${retryHint(failure)}`}</p>
        <Button onClick={onRetry}>{texts.tryAgain}</Button>
      </Panel>
    )
  }
  return (
    <PriceSummary isPending={isPending} {...toPrice(quote)}>
      {children}
    </PriceSummary>
  )
}
