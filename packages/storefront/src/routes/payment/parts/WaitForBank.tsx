import { formatRupees } from '@shop/contract/money'
import type { Payment } from '@shop/contract/payments.schema'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Heading } from '@shop/ui/Heading'
import { Inline } from '@shop/ui/Inline'
import { Panel } from '@shop/ui/Panel'
import { Spinner } from '@shop/ui/Spinner'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { UpiPayment } from '@shop/shop-ui/UpiPayment'
import { useState } from 'react'
import { goToBank } from '#features/payments/goToBank.ts'
import { ApiError } from '#lib/api/ApiClient.ts'
import { bringIntoView } from '#lib/bringIntoView.ts'
import { paths } from '#lib/paths.ts'
import type { PaymentFlow } from '../usePaymentFlow.ts'
import { HeldUntil } from './HeldUntil.tsx'
import * as S from './WaitForBank.styles.ts'
import * as texts from '#texts/payment.ts'

interface WaitForBankProps {
  payment: Payment
  flow: PaymentFlow
  /** True when the shopper comes from the payment's own page. */
  hasReturned: boolean
}

/** Open payment: never shown as failed while the bank may still accept it. Nothing waits before the shopper has begun to pay. */
export function WaitForBank({ payment, flow, hasReturned }: WaitForBankProps) {
  const [hasOpened, setHasOpened] = useState(hasReturned)
  const { action, held_until, status } = payment
  const { lookupError } = flow
  const isBegun = hasOpened || status !== 'created'
  return (
    <>
      {status === 'created' && action?.kind === 'upi' && (
        <UpiPayment
          ref={bringIntoView}
          apps={action.apps}
          qr={action.qr}
          url={action.url}
          amount={formatRupees(payment.amount)}
          onAppOpen={() => setHasOpened(true)}
        />
      )}
      {status === 'created' && (held_until !== null || !isBegun) && (
        <HeldUntil until={held_until}>{!isBegun && texts.updatesOncePaid}</HeldUntil>
      )}
      {(isBegun || lookupError !== null) && (
        <Panel gap="m" align="center" role="status" tone="sunken" padding="l">
          {status !== 'created' && (
            <>
              <Spinner />
              <Heading level={2} size="h3">
                {texts.waitingForBank}
              </Heading>
            </>
          )}
          <S.Hint>
            {lookupError !== null
              ? texts.notLookedFor(lookupError instanceof ApiError && lookupError.status === 0)
              : status === 'created'
                ? texts.waitingForPaymentHint
                : texts.waitingForBankHint}
          </S.Hint>
        </Panel>
      )}
      {status === 'pending' && (
        <Stack gap="s" align="start">
          {action !== null && <Text>{texts.notFinished}</Text>}
          <Inline>
            {action !== null && (
              <Button variant="secondary" onClick={() => goToBank(action.url)}>
                {texts.openPaymentPage}
              </Button>
            )}
            <ButtonLink href={paths.order(payment.order_id)} variant="secondary">
              {texts.seeTheOrder}
            </ButtonLink>
          </Inline>
        </Stack>
      )}
      {(payment.may_retry || status === 'created') && (
        <Stack gap="s" align="start">
          {isBegun && <Text tone="muted">{texts.paidTwice}</Text>}
          <Button variant="secondary" onClick={flow.chooseAgain}>
            {texts.chooseAnotherMethod}
          </Button>
        </Stack>
      )}
    </>
  )
}
