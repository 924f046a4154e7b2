import { itemName } from '@shop/contract/itemName'
import type { OrderedBefore } from '@shop/contract/orders.schema'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { preparedFor } from '#database/preparedFor.ts'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { order, orderLine } from '#database/schema/order.ts'
import { CodedProblem } from '#http/CodedProblem.ts'
import { toPublicId } from '#http/publicId.ts'
import type { QuotedCart } from '#modules/cart/cart.service.ts'
import type { OrderRow } from './orders.repository.ts'
import { hasUndecidedPayment } from './undecidedPayment.ts'

/** Orders that a repeated order would buy twice: those that await payment, and those of the last hour that have not arrived. */
const recentLines = preparedFor((db) =>
  db
    .select({
      id: order.id,
      number: order.number,
      status: order.status,
      couponId: order.couponId,
      variantId: orderLine.variantId,
      isChecked: hasUndecidedPayment(db),
    })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(
      and(
        eq(order.userId, sql.placeholder('userId')),
        eq(orderLine.status, 'ordered'),
        eq(orderLine.isGift, false),
        or(
          and(eq(order.status, 'held'), gt(order.holdUntil, sql`now()`)),
          and(
            inArray(order.status, ['confirmed', 'packed', 'shipped', 'out_for_delivery']),
            gt(order.placedAt, sql`now() - interval '1 hour'`),
          ),
        ),
      ),
    )
    .orderBy(order.placedAt)
    .prepare('recent_order_lines'),
)

export type RecentLine = Awaited<ReturnType<typeof findRecentLines>>[number]

export function findRecentLines(db: Db, userId: number) {
  return recentLines(db).execute({ userId })
}

const DETAILS: Record<OrderedBefore['state'], (number: string, items: string) => string> = {
  unpaid: (number, items) => `You ordered ${items} in ${number}, which isn’t paid yet.`,
  checking: (number, items) => `You ordered ${items} in ${number}. Its payment is being checked.`,
  placed: (number, items) => `You’ve already ordered ${items}: order ${number}.`,
}

/** Refuses to buy twice what the same shopper has just ordered, perhaps in another browser, unless she knows of that order. */
export function refuseTwice(
  lines: readonly RecentLine[],
  { cart }: QuotedCart,
  known: readonly string[] | undefined,
): void {
  if (known === undefined) return
  const wanted = new Map(
    cart.lines.flatMap(({ variant }) =>
      variant === undefined ? [] : [[variant.variantId, itemName(variant.title, variant.optionName)]],
    ),
  )
  const both = lines.filter(({ id, variantId }) => wanted.has(variantId) && !known.includes(toPublicId(id)))
  const [before, ...also] = ordersOf(both)
  if (before === undefined) return
  const items = both.flatMap(({ number, variantId }) =>
    number === before.number ? (wanted.get(variantId) ?? []) : [],
  )
  const detail = DETAILS[before.state](before.number, inWords(items))
  const others = also.length === 0 ? '' : ` ${alsoIn(also.map(({ number }) => number))}`
  throw orderedBefore(before, detail + others, also)
}

/** Orders of these lines: those that the shopper may still pay for come first, then the newest. */
function ordersOf(lines: readonly RecentLine[]): OrderedBefore[] {
  const newestFirst = [...new Map(lines.map((line) => [line.id, line])).values()].toReversed()
  const isPaid = ({ state }: OrderedBefore) => Number(state !== 'unpaid')
  return newestFirst.map(toOrderedBefore).toSorted((one, other) => isPaid(one) - isPaid(other))
}

const toOrderedBefore = ({ id, number, status, isChecked }: RecentLine): OrderedBefore => ({
  id: toPublicId(id),
  number,
  state: status !== 'held' ? 'placed' : isChecked ? 'checking' : 'unpaid',
})

const alsoIn = (numbers: readonly string[]) =>
  `Items of your cart are also in ${new Intl.ListFormat('en-IN').format(numbers)}.`

const inWords = ([first = '', ...others]: string[]) =>
  others.length === 0 ? first : `${first} and ${others.length} more ${others.length === 1 ? 'item' : 'items'}`

/** Order of the shopper that awaits its payment and uses up this coupon; a coupon for a first order is used up by any. */
export const findUnpaidWith = (
  lines: readonly RecentLine[],
  coupon: { id: number; isFirstOrder: boolean },
): RecentLine | undefined =>
  lines.findLast(
    ({ status, isChecked, couponId }) =>
      status === 'held' && !isChecked && (coupon.isFirstOrder || couponId === coupon.id),
  )

export const couponInOrder = (unpaid: RecentLine) =>
  orderedBefore(
    toOrderedBefore(unpaid),
    `Your coupon is in your order ${unpaid.number}, which isn’t paid yet.`,
  )

function orderedBefore(ordered: OrderedBefore, detail: string, also: readonly OrderedBefore[] = []) {
  const further = also.length > 0 && { also_ordered: also }
  return new CodedProblem(409, 'ORDERED_BEFORE', detail, { ordered, ...further })
}

/** True when the shopper has ordered an item of this order anew: a late payment of it would buy that twice. */
export async function isOrderedAnew(
  tx: Transaction,
  { id, userId, placedAt }: Pick<OrderRow, 'id' | 'userId' | 'placedAt'>,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from orders later
      join order_line line on line.order_id = later.id and line.status = 'ordered' and not line.is_gift
      join order_line own on own.order_id = ${id} and own.variant_id = line.variant_id and not own.is_gift
    where later.user_id = ${userId} and later.id <> ${id} and later.placed_at > ${placedAt}
      and later.status not in ('cancelled', 'expired') limit 1`)
  return rows.length > 0
}
