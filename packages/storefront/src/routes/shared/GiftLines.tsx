import type { CartQuote } from '@shop/contract/cart.schema'
import { OrderLine } from '@shop/shop-ui/OrderLine'
import { lineOffer } from '#features/cart/lineOffer.ts'
import { paths } from '#lib/paths.ts'
import { lineProductOf } from './lineProductOf.ts'

export function GiftLines({ quote, headingLevel }: { quote: CartQuote | undefined; headingLevel: 2 | 3 }) {
  const gifts = quote?.lines.filter(({ is_gift }) => is_gift) ?? []
  return gifts.map((line) => (
    <li key={`${line.product_id} ${line.variant_id}`}>
      <OrderLine
        product={lineProductOf(line, line.image, paths.product(line.slug, line.variant_id ?? undefined))}
        quantity={1}
        price={{ mrp: line.mrp, sellingPrice: line.selling_price, offer: lineOffer(line) }}
        isGift
        headingLevel={headingLevel}
      />
    </li>
  ))
}
