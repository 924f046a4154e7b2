import { parseArgs } from 'node:util'
import type { Database } from '#database/openDatabase.ts'
import { listCoupons } from '#modules/coupons/coupons.repository.ts'
import { describeCoupon } from '#modules/coupons/describeCoupon.ts'
import { UsageError, type Command } from '../Command.ts'
import { printTable } from '../printTable.ts'
import { withShop } from '../withShop.ts'

const HELP = `Lists all coupons, the latest first, with their uses.

  npm run shop -- coupons list

"content apply" adds, changes and ends coupons.`

export const couponsCommand: Command = {
  name: 'coupons',
  summary: 'lists coupons and their uses',
  help: HELP,
  async run(args) {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
    if (positionals.join(' ') !== 'list') throw new UsageError('The action is missing: list.')
    return withShop(({ db }) => list(db))
  },
}

async function list(db: Database): Promise<number> {
  const rows = await listCoupons(db)
  if (rows.length === 0) console.log('There are no coupons.')
  printTable(
    rows.map((row) => [
      row.code,
      row.title,
      describeCoupon(row),
      `${row.uses}${row.usesMax === null ? '' : ` of ${row.usesMax}`} used`,
      row.isPublic ? '' : 'hidden',
    ]),
  )
  return 0
}
