import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import { Link } from '@shop/ui/Link'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/profile.ts'

interface ContactUsProps {
  line: Pick<OrderLineWire, 'title'>
  order: Pick<OrderWire, 'number'>
}

/** Link to write to the shop about an item of an order. */
export function ContactUs({ line, order }: ContactUsProps) {
  return (
    <Link href={paths.contact({ order: order.number, item: line.title })}>
      {texts.contactUs}
      <VisuallyHidden>{`: ${line.title}`}</VisuallyHidden>
    </Link>
  )
}
