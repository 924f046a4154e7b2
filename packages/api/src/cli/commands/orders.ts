import { parseArgs } from 'node:util'
import { itemName } from '@shop/contract/itemName'
import { formatExactRupees, formatRupees, rupeesOfPaise } from '@shop/contract/money'
import { ORDER_STATUSES } from '@shop/contract/orders.schema'
import type { Database } from '#database/openDatabase.ts'
import {
  advanceOrder,
  FulfilmentError,
  receiveReturns,
  type FulfilmentStep,
} from '#modules/orders/fulfilment.service.ts'
import { findOrderByNumber, listOrders, readWholeOrder } from '#modules/orders/orders.repository.ts'
import { listRefundsByHand } from '#modules/payments/refundsByHand.ts'
import { UsageError, type Command } from '../Command.ts'
import { istMoment } from '../istMoment.ts'
import { printTable } from '../printTable.ts'
import { withShop } from '../withShop.ts'

const HELP = `Lists orders, and packs, ships, delivers and refunds them.

  npm run shop -- orders list [--status confirmed] [--limit 20]
  npm run shop -- orders show TP-2026-000123
  npm run shop -- orders pack TP-2026-000123 …
  npm run shop -- orders ship TP-2026-000123 … [--note "Tracking 12345"]
  npm run shop -- orders out TP-2026-000123 …
  npm run shop -- orders deliver TP-2026-000123 …
  npm run shop -- orders refund TP-2026-000123 …

pack     ends the time for cancelling, and issues the invoice
ship     takes the goods out of stock; the shopper reads the note, such as the number of her parcel
out      hands the order to a rider, and sends the shopper a text message
deliver  records the cash, and starts the days to return it
refund   receives returned goods: they are in stock again, and the shopper gets a refund; that of cash you pay by hand ("refunds").
         The first return of an order after a mistake of the shop brings its delivery fee back, too. Hygiene, innerwear and baby
         care items come back after a mistake only, and are not in stock again

Steps have a fixed order and can't be undone. You can give several order numbers. An order that can't take the step is
reported, and stops no other order.

Exit code: 0 when every order took the step, 1 otherwise.`

const STEPS: Readonly<Record<string, FulfilmentStep>> = {
  pack: 'packed',
  ship: 'shipped',
  out: 'out_for_delivery',
  deliver: 'delivered',
}

export const ordersCommand: Command = {
  name: 'orders',
  summary: 'lists, packs, ships, delivers and refunds orders',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        status: { type: 'string' },
        limit: { type: 'string', default: '20' },
        note: { type: 'string', default: '' },
      },
      allowPositionals: true,
    })
    const [action = '', ...numbers] = positionals
    if (action === 'list') return withShop(({ db }) => list(db, values.status, values.limit))
    const step = STEPS[action]
    if (step === undefined && action !== 'show' && action !== 'refund')
      throw new UsageError('The action is missing: list, show, pack, ship, out, deliver or refund.')
    if (numbers.length === 0) throw new UsageError('The order numbers are missing.')
    return withShop(async ({ db }) => {
      let failed = 0
      for (const number of numbers) {
        const isDone = await (action === 'show'
          ? show(db, number)
          : step === undefined
            ? refund(db, number)
            : advance(db, number, step, values.note))
        if (!isDone) failed += 1
      }
      return failed === 0 ? 0 : 1
    })
  },
}

async function list(db: Database, statusName: string | undefined, limitText: string): Promise<number> {
  const status = ORDER_STATUSES.find((known) => known === statusName)
  if (statusName !== undefined && status === undefined)
    throw new UsageError(`--status is one of ${ORDER_STATUSES.join(', ')}.`)
  const limit = Number(limitText)
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit is a number of orders.')
  const rows = await listOrders(db, { status, limit })
  if (rows.length === 0) console.log('There are no orders.')
  printTable(
    rows.map((row) => [
      row.number,
      row.status,
      istMoment.format(row.placedAt),
      formatRupees(rupeesOfPaise(row.totalPaise)),
      row.paymentMethod,
      row.shipTo.city,
      `by ${istMoment.format(row.promisedBy)}`,
    ]),
  )
  return 0
}

async function show(db: Database, number: string): Promise<boolean> {
  const row = await findOrderByNumber(db, number)
  if (row === undefined) {
    console.error(`There is no order ${number}.`)
    return false
  }
  const { lines, events, payments, refunds, returns } = await db.onOneConnection((one) =>
    readWholeOrder(one, row),
  )
  const { name, phone, line1, line2, landmark, city, state, pincode } = row.shipTo
  console.log(
    `${row.number}  ${row.status}  ${row.isExpress ? 'express' : 'parcel'}, by ${istMoment.format(row.promisedBy)}`,
  )
  console.log([name, phone, line1, line2, landmark, city, state, pincode].filter(Boolean).join(', '))
  printTable(
    lines.map((line) => [
      line.quantity,
      [line.brandName, line.title, line.optionName].filter(Boolean).join(' '),
      formatRupees(rupeesOfPaise(line.unitPaise * line.quantity)),
      [
        line.status === 'returned' && line.quantityReturned < line.quantity
          ? `${line.quantityReturned} returned`
          : line.status,
        ...(line.quantityCancelled > 0 ? [`${line.quantityCancelled} cancelled`] : []),
      ].join(', '),
    ]),
  )
  console.log(`Total ${formatRupees(rupeesOfPaise(row.totalPaise))}, ${row.paymentMethod}`)
  const money = (paise: number) => formatExactRupees(rupeesOfPaise(paise))
  printTable([
    ...payments.map((one) => [
      'payment',
      one.method,
      one.state,
      money(one.amountPaise),
      istMoment.format(one.createdAt),
    ]),
    ...returns.map((one) => [
      'return',
      one.reason,
      one.status,
      one.deliveryPaise > 0 ? `with ${money(one.deliveryPaise)} for the delivery` : '',
      istMoment.format(one.requestedAt),
      [
        ...lines.flatMap(({ id, title, optionName }) =>
          one.lines
            .filter(({ lineId }) => lineId === id)
            .map(({ quantity }) => `${quantity} × ${itemName(title, optionName)}`),
        ),
        ...(one.note === '' ? [] : [JSON.stringify(one.note)]),
      ].join(', '),
    ]),
    ...refunds.map((one) => [
      'refund',
      one.cause,
      one.state,
      money(one.amountPaise),
      istMoment.format(one.createdAt),
    ]),
    ...events.map((one) => ['step', one.step, one.note, '', istMoment.format(one.at)]),
  ])
  return true
}

async function advance(db: Database, number: string, step: FulfilmentStep, note: string): Promise<boolean> {
  return told(number, async () => {
    const row = await advanceOrder(db, number, step, note)
    return `${number} is ${row.status.replaceAll('_', ' ')}.`
  })
}

async function refund(db: Database, number: string): Promise<boolean> {
  return told(number, async () => {
    const count = await receiveReturns(db, number)
    if (count === 0) throw new FulfilmentError(`${number} has no open return.`)
    const received = `${number}: ${count === 1 ? 'a return' : `${count} returns`} received`
    const isByHand = (await listRefundsByHand(db, number)).length > 0
    return isByHand
      ? `${received}. Pay its refund, which "refunds list" shows, and record it: refunds paid ${number}`
      : `${received}, the refund goes out.`
  })
}

async function told(number: string, work: () => Promise<string>): Promise<boolean> {
  try {
    console.log(await work())
    return true
  } catch (error) {
    if (!(error instanceof FulfilmentError)) throw error
    console.error(error.message.startsWith(number) ? error.message : `${number}: ${error.message}`)
    return false
  }
}
