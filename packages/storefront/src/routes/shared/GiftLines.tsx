import type { CartQuote } from '@shop/contract/cart.schema'
import { OrderLine } from '@shop/shop-ui/OrderLine'
import { lineOffer } from '#features/cart/lineOffer.ts'
import { paths } from '#lib/paths.ts'

export function GiftLines({ quote, level }: { quote: CartQuote | undefined; level: 2 | 3 }) {
  const gifts = quote?.lines.filter(({ is_gift }) => is_gift) ?? []
  return gifts.map((line) => (
    <li key={`${line.product_id} ${line.variant_id}`}>
      <OrderLine
        title={line.title}
        href={paths.product(line.slug, line.variant_id ?? undefined)}
        brandName={line.brand_name}
        optionName={line.option_name}
        picture={line.image === '' ? undefined : { src: line.image }}
        quantity={1}
        total={line.line_total}
        offer={lineOffer(line)}
        isGift
        level={level}
      />
    </li>
  ))
}
