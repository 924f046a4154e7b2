import { paise, paiseOfRupees, type Paise } from '@shop/contract/money'
import type { TwoSidedCart } from './carts.ts'
import type { ShownLine, ShownScreen } from './readScreen.ts'

export function judgeScreen(screen: ShownScreen, cart: TwoSidedCart): string[] {
  const { items, quote, charged, saving } = cart
  const found: string[] = []
  const same = (what: string, shown: Paise | undefined, server: Paise | undefined) => {
    if (shown !== server)
      found.push(`${what} is ${shown ?? 'not shown'}, and the server's ${server ?? 'none'}`)
  }
  const onlyIf = (amount: number) => (amount > 0 ? paise(amount) : undefined)
  const { mrp, goods, offerDiscount, couponDiscount, deliveryFee, total, freeDeliveryMissing } =
    charged.totals

  if (screen.lines.length !== charged.lines.length) found.push('Not every line is shown')
  for (const [index, shown] of screen.lines.entries()) {
    const line = charged.lines[index]
    if (line === undefined || shown.title !== (items[index]?.title ?? line.variant?.title))
      found.push(`${shown.title} is not in its place`)
    else if (line.quantity === 0) same(shown.title, shown.unit, undefined)
    else {
      if (shown.quantity !== line.quantity) found.push(`${shown.quantity} of ${shown.title}`)
      const net = line.offerDiscount > 0 ? paise(line.total - line.offerDiscount) : undefined
      // One item alone has a single price: that after its offer.
      const isAlone = shown.total === undefined && !line.isGift
      same(shown.title, shown.unit, isAlone ? (net ?? line.unit) : line.unit)
      if (shown.was !== undefined) same(`${shown.title} before`, shown.was, line.unitMrp)
      same(`${shown.title} in all`, totalOf(shown), line.total)
      if (shown.isGift !== line.isGift) found.push(`${shown.title} is ${line.isGift ? 'a' : 'no'} gift`)
      if (line.isGift) continue
      same(`${shown.title}'s offer`, shown.off, onlyIf(line.offerDiscount))
      same(`${shown.title} after its offer`, shown.net, isAlone ? undefined : net)
    }
  }

  const row = (label: string) => screen.rows.get(label)
  const gifts = giftsOf(cart)
  same('MRP', row('MRP (incl. of all taxes)'), paise(mrp - gifts.mrp))
  same('Discount', row('Discount'), onlyIf(mrp - goods - (gifts.mrp - gifts.price)))
  same('Offers', row('Offers'), onlyIf(offerDiscount - gifts.price))
  same('Coupon', row(`Coupon ${quote.coupon?.code}`), onlyIf(couponDiscount))
  same('Delivery', row('Delivery'), deliveryFee)
  same('Total', row('Total'), total)
  same('You save', row('You save'), onlyIf(savedOf(cart)))
  same('What is missing', screen.missing, mrp > 0 ? onlyIf(freeDeliveryMissing) : undefined)
  for (const amount of screen.totals) same('A total', amount, total)
  for (const amount of screen.saves) same('The coupon', amount, saving)
  if (screen.totals.length !== 3) found.push('The total is not said three times')
  if (screen.saves.length !== (quote.coupon?.applied ? 3 : 0))
    found.push('The coupon does not say what it saves')

  const sum = (amounts: (Paise | undefined)[]) =>
    amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0)
  const off = sum([row('Discount'), row('Offers'), row(`Coupon ${quote.coupon?.code}`)])
  if (sum([row('MRP (incl. of all taxes)'), row('Delivery')]) - off !== row('Total'))
    found.push('The rows do not add up to the total')
  if (off !== (row('You save') ?? 0)) found.push('The discounts do not add up to what is saved')
  const chosen = screen.lines.filter(({ isGift }) => !isGift)
  if (sum(chosen.map(totalOf)) !== sum([row('MRP (incl. of all taxes)')]) - sum([row('Discount')]))
    found.push('The lines do not add up to the goods')
  if (sum(chosen.map(({ off: share }) => share)) !== (row('Offers') ?? 0))
    found.push('The lines do not share the offers')
  if (saving < 0) found.push('The coupon makes it dearer')
  if (goods > 0 && (row('Total') ?? 0) <= 0) found.push('It costs nothing')

  const known = new Set(amountsOf(cart))
  for (const amount of screen.all) if (!known.has(amount)) found.push(`${amount} is nobody's amount`)
  return found
}

/** Total of a line before its offer. One item alone shows what it costs after it, and what the offer takes off. */
function totalOf({ unit, total, off, quantity }: ShownLine): Paise | undefined {
  if (total !== undefined) return total
  return quantity === 1 && unit !== undefined ? paise(unit + (off ?? 0)) : undefined
}

/** What the shopper saves, without the gifts, which she has not chosen. */
function savedOf(cart: TwoSidedCart): number {
  const { mrp, goods, offerDiscount, couponDiscount } = cart.charged.totals
  return mrp - goods + offerDiscount + couponDiscount - giftsOf(cart).mrp
}

function giftsOf({ charged: { lines } }: TwoSidedCart): { mrp: number; price: number } {
  const gifts = lines.filter(({ isGift }) => isGift)
  return {
    mrp: gifts.reduce((sum, line) => sum + line.mrp, 0),
    price: gifts.reduce((sum, line) => sum + line.total, 0),
  }
}

/** All amounts that may appear on a screen of this cart: the server's, and the prices that the shopper saw before. */
function amountsOf(cart: TwoSidedCart): number[] {
  const { items, quote, saving, charged } = cart
  const { lines, totals, offers } = charged
  const { mrp, goods, offerDiscount } = totals
  const gifts = giftsOf(cart)
  return [
    ...Object.values(totals),
    mrp - gifts.mrp,
    mrp - goods - (gifts.mrp - gifts.price),
    offerDiscount - gifts.price,
    savedOf(cart),
    ...lines.flatMap(({ total, offerDiscount: off }) => [off, total - off]),
    ...offers.flatMap(({ saving: off, title, hint }) => [
      paiseOfRupees(off),
      ...amountsIn(title),
      ...amountsIn(hint ?? ''),
    ]),
    ...lines.flatMap(({ unit, unitMrp, total }) => [unit, unitMrp, total]),
    ...items.map(({ sell_price }) => paiseOfRupees(sell_price)),
    saving,
    ...amountsIn(quote.coupon?.reason ?? ''),
  ]
}

const amountsIn = (text: string) =>
  [...text.matchAll(/₹([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')) * 100)
