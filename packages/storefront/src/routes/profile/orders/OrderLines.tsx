import { formatDay } from '@shop/ui/formats'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import { DividedList } from '@shop/ui/DividedList'
import { Link } from '@shop/ui/Link'
import { OrderLine } from '@shop/shop-ui/OrderLine'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { lineOffer } from '#features/cart/lineOffer.ts'
import { describeCharge } from '#features/orders/describeCharge.ts'
import { describeLine } from '#features/orders/describeOrder.ts'
import { paths } from '#lib/paths.ts'
import { lineProductOf } from '#routes/shared/lineProductOf.ts'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import * as texts from '#texts/profile.ts'

export function OrderLines({ order }: { order: OrderWire }) {
  const isDelivered = order.status === 'delivered' || order.status === 'returned'
  const isPartCancelled = order.lines.some(
    ({ status, quantity_cancelled }) => status === 'cancelled' || quantity_cancelled > 0,
  )
  return (
    <TitledSection title={texts.itemsInYourOrder}>
      <DividedList>
        {order.lines.map((line) => (
          <li key={line.line_id}>
            <OrderLine
              product={lineProductOf(
                line,
                line.image,
                paths.product(line.slug, line.option_name === null ? undefined : line.variant_id),
              )}
              quantity={line.quantity}
              total={line.line_total}
              offer={lineOffer(line)}
              isGift={line.is_gift}
              status={describeLine(line)}
              isCancelled={line.status === 'cancelled' || order.status === 'cancelled'}
              note={
                line.status !== 'ordered' && !line.returnable
                  ? describeCharge(line, order.coupon)
                  : isDelivered
                    ? noteOf(line)
                    : line.is_gift && isPartCancelled
                      ? texts.giftKept
                      : undefined
              }
              actions={
                isDelivered && line.status !== 'cancelled' ? (
                  <Link href={paths.writeReview(line.slug)}>
                    {texts.rateIt}
                    <VisuallyHidden>{`: ${line.title}`}</VisuallyHidden>
                  </Link>
                ) : undefined
              }
            />
          </li>
        ))}
      </DividedList>
    </TitledSection>
  )
}

function noteOf({ returnable, return_until, why_not }: OrderLineWire): string | undefined {
  if (!returnable) return why_not ?? undefined
  return return_until === null ? undefined : texts.returnableUntil(formatDay(return_until))
}
