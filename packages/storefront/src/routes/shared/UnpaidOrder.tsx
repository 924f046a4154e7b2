import { formatRupees } from '@shop/contract/money'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Callout } from '@shop/ui/Callout'
import { ClockIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { unpaidOrderQuery } from '#features/orders/api/unpaidOrderQuery.ts'
import { describeHold, describeOrder, isToPay } from '#features/orders/describeOrder.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/unpaidOrder.ts'

/** Reminds a shopper of an order that she has placed and not paid. Renders nothing without one. */
export function UnpaidOrder() {
  const { api } = useServices()
  const { data: order } = useQuery(unpaidOrderQuery(api))
  if (!order) return null
  return (
    <Callout tone="neutral" icon={<ClockIcon />} title={describeOrder(order).text}>
      <Stack gap="s">
        <span>
          {texts.order} <Link href={paths.order(order.id)}>{order.number}</Link>. {describeHold(order)}
        </span>
        <Inline>
          <ButtonLink href={paths.payment(order.id)} variant="secondary">
            {isToPay(order) ? texts.pay(formatRupees(order.payment.amount_due)) : texts.seePayment}
          </ButtonLink>
        </Inline>
      </Stack>
    </Callout>
  )
}
