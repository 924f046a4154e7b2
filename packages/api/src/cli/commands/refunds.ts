import { parseArgs } from 'node:util'
import { formatExactRupees, rupeesOfPaise } from '@shop/contract/money'
import type { Database } from '#database/openDatabase.ts'
import { listRefundsByHand, recordRefundsByHand } from '#modules/payments/refundsByHand.ts'
import { UsageError, type Command } from '../Command.ts'
import { istMoment } from '../istMoment.ts'
import { printTable } from '../printTable.ts'
import { withShop } from '../withShop.ts'

const HELP = `Lists refunds that you pay by hand, and records them.

  npm run shop -- refunds list
  npm run shop -- refunds paid TP-2026-000123 …

list  refunds of orders that were paid in cash, which go to a UPI address, and refunds that the bank refused
paid  records that you have paid all refunds of these orders in the list, and tells the shoppers

All other refunds go out by themselves.

Exit code: 0 when every order had such a refund, 1 otherwise.`

export const refundsCommand: Command = {
  name: 'refunds',
  summary: 'lists and records refunds that are paid by hand',
  help: HELP,
  async run(args) {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
    const [action, ...numbers] = positionals
    if (action === 'list' && numbers.length === 0) return withShop(({ db }) => list(db))
    if (action !== 'paid') throw new UsageError('The action is missing: list or paid.')
    if (numbers.length === 0) throw new UsageError('The order numbers are missing.')
    return withShop(({ db }) => record(db, numbers))
  },
}

const money = (paise: number) => formatExactRupees(rupeesOfPaise(paise))

async function list(db: Database): Promise<number> {
  const rows = await listRefundsByHand(db)
  if (rows.length === 0) console.log('There is no refund to pay by hand.')
  printTable(
    rows.map((row) => [
      row.number,
      money(row.amountPaise),
      row.cause,
      row.state === 'failed'
        ? `refused by the bank, payment ${row.gwPaymentId ?? 'unknown'}`
        : `to ${row.toUpi ?? 'a UPI address that you ask for'}`,
      istMoment.format(row.createdAt),
    ]),
  )
  return 0
}

async function record(db: Database, numbers: readonly string[]): Promise<number> {
  let failed = 0
  for (const number of numbers) {
    const paise = await recordRefundsByHand(db, number, new Date())
    if (paise > 0) console.log(`${number}: ${money(paise)} recorded as refunded.`)
    else {
      console.error(`${number} has no refund to pay by hand.`)
      failed += 1
    }
  }
  return failed === 0 ? 0 : 1
}
