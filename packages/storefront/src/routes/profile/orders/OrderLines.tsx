import type { OrderWire } from '@shop/contract/orders.schema'
import { DividedList } from '@shop/ui/DividedList'
import { Link } from '@shop/ui/Link'
import { OrderLine } from '@shop/shop-ui/OrderLine'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { lineOffer } from '#features/cart/lineOffer.ts'
import { describeLineNote } from '#features/orders/describeLineNote.ts'
import { describeLine } from '#features/orders/describeOrder.ts'
import { isReturnedByContact } from '#features/orders/isReturnedByContact.ts'
import { rateableLines } from '#features/orders/rateableLines.ts'
import { returnedUnits } from '#features/orders/returnedUnits.ts'
import { paths } from '#lib/paths.ts'
import { lineProductOf } from '#routes/shared/lineProductOf.ts'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import { ContactUs } from './ContactUs.tsx'
import * as texts from '#texts/profile.ts'

export function OrderLines({ order }: { order: OrderWire }) {
  const isDelivered = order.status === 'delivered' || order.status === 'returned'
  const rated = isDelivered ? rateableLines(order.lines) : []
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
              price={{
                mrp: line.unit_mrp,
                sellingPrice: line.unit_price,
                total: line.line_total,
                offer: lineOffer(line),
              }}
              isGift={line.is_gift}
              status={describeLine(line)}
              isUndone={
                line.status === 'cancelled' ||
                order.status === 'cancelled' ||
                returnedUnits(line) === line.quantity
              }
              note={
                isReturnedByContact(line, order) ? (
                  <>
                    {describeLineNote(line, order)} <ContactUs line={line} order={order} />
                  </>
                ) : (
                  describeLineNote(line, order)
                )
              }
              actions={
                rated.includes(line) ? (
                  <Link href={paths.writeReview(line.slug)}>
                    {line.own_rating === null ? texts.rateIt : texts.ownRating(line.own_rating)}
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
