import { parseArgs } from 'node:util'
import { countDeliveryPromises, type DeliveryPromises } from '#modules/orders/deliveryLedger.repository.ts'
import { UsageError, type Command } from '../Command.ts'
import { parseDay } from '../parseDay.ts'
import { printTable } from '../printTable.ts'
import { withShop } from '../withShop.ts'

const HELP = `Shows how often each store kept its delivery promises.

  npm run shop -- promises
  npm run shop -- promises --from 2026-11-01 --to 2026-11-30

Counts promises that fell due in the period: the last 30 days by default. Both days are days in India and are included.
An order that was not delivered in time counts as late until it is delivered. Cancelled orders do not count.

late median, late worst   delays of the promises that were not kept`

const DAY_MS = 86_400_000

export const promisesCommand: Command = {
  name: 'promises',
  summary: 'shows how often each store kept its delivery promises',
  help: HELP,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: { from: { type: 'string' }, to: { type: 'string' } },
    })
    const now = new Date()
    const to = values.to === undefined ? now : new Date(parseDay('to', values.to).getTime() + DAY_MS)
    const from =
      values.from === undefined ? new Date(to.getTime() - 30 * DAY_MS) : parseDay('from', values.from)
    if (from >= to) throw new UsageError('--from is after --to.')
    return withShop(async ({ db }) => {
      const stores = await countDeliveryPromises(db, { from, to }, now)
      if (stores.length === 0) console.log('No delivery promise fell due in this period.')
      else printTable([HEAD, ...stores.map(toRow)])
      return 0
    })
  },
}

const HEAD = ['store', 'delivery', 'due', 'kept', 'kept %', 'overdue', 'late median', 'late worst']

const toRow = ({ city, isExpress, due, kept, overdue, lateMedian, lateWorst }: DeliveryPromises) => [
  city,
  isExpress ? 'express' : 'parcel',
  String(due),
  String(kept),
  `${((100 * kept) / due).toFixed(1)} %`,
  String(overdue),
  formatMinutes(lateMedian),
  formatMinutes(lateWorst),
]

/** Duration such as "45 min" or "26 h 5 min"; "-" for null. */
function formatMinutes(minutes: number | null): string {
  if (minutes === null) return '-'
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
