import { formatRupees } from '@shop/contract/money'
import type { Payment } from '@shop/contract/payments.schema'
import { Button } from '@shop/ui/Button'
import { Heading } from '@shop/ui/Heading'
import { Spinner } from '@shop/ui/Spinner'
import { UpiPayment } from '@shop/shop-ui/UpiPayment'
import * as S from '#routes/shared/Checkout.styles.ts'
import type { PaymentFlow } from '../usePaymentFlow.ts'

/** Open payment: never shown as failed while the bank may still accept it. */
export function WaitForBank({ payment, flow }: { payment: Payment; flow: PaymentFlow }) {
  const { action, status } = payment
  return (
    <>
      {action?.kind === 'upi' && (
        <UpiPayment
          apps={action.apps}
          qr={action.qr}
          url={action.url}
          amount={formatRupees(payment.amount)}
        />
      )}
      <S.Waiting role="status" tone="sunken" padding="l">
        <Spinner />
        <Heading level={2} size="h3">
          {status === 'created' ? 'Waiting for your payment' : 'Waiting for your bank'}
        </Heading>
        <p>
          {status === 'created'
            ? 'This page will update as soon as you’ve paid.'
            : 'This can take a minute. You can leave this page: we’ll message you, and you’ll find the order in Orders.'}
        </p>
      </S.Waiting>
      {(payment.may_retry || status === 'created') && (
        <S.Buttons>
          <Button variant="secondary" onClick={flow.chooseAgain}>
            Choose another method
          </Button>
        </S.Buttons>
      )}
    </>
  )
}
