import { parseArgs } from 'node:util'
import { restorePostgres } from '@shop/local-postgres/restorePostgres'
import { sql } from 'drizzle-orm'
import { parseMoment } from '#time/parseMoment.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { restoreDump } from '../dump/restoreDump.ts'
import { wordsOf } from '../dump/wordsOf.ts'
import { readCliEnv } from '../env.ts'
import { fileSize } from '../fileSize.ts'
import { istMoment } from '../istMoment.ts'
import { printAudits } from '../printAudits.ts'
import { withShop, type Shop } from '../withShop.ts'

const HELP = `Puts a backup in the place of the database. Stop the shop first.

  npm run shop -- restore FILE [--replace]
  npm run shop -- restore FILE --wal FOLDER --until "2026-12-01 10:00"

Restores what "backup" wrote: into the bundled PostgreSQL, or into the database of DATABASE_URL. An earlier release's backup is
brought up to date. Afterwards the command counts what the shop has, and audits its stock and orders.

  --replace        deletes the data that the database has; without it, only an empty one is filled
  --wal, --until   repeats what the bundled PostgreSQL archived after the backup, until this time in India

A restoration that fails or is interrupted leaves the data as it was.

Exit code: 0 on success and without contradictions, 1 otherwise.`

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'puts a backup in the place of the database',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        replace: { type: 'boolean', default: false },
        wal: { type: 'string' },
        until: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [file = ''] = positionals
    if (positionals.length !== 1) throw new UsageError('Name one file to restore.')
    const wal = parseWal(values.wal, values.until)
    await fileSize(file)
    const { databaseUrl, postgresFolder } = readCliEnv()
    if (databaseUrl === undefined)
      await restoreBundled({ dataDir: postgresFolder, file, isReplacing: values.replace, wal })
    else if (wal === undefined) await restoreDump(databaseUrl, file, values.replace)
    else throw new UsageError('--wal is for the bundled PostgreSQL.')
    return withShop(verify, { isMigrating: true })
  },
}

async function restoreBundled(options: Parameters<typeof restorePostgres>[0]): Promise<void> {
  try {
    await restorePostgres({ ...options, onNotice: (line) => console.error(line) })
  } catch (error) {
    throw new OperatorError(`Nothing was restored. ${wordsOf(error)}`, { cause: error })
  }
}

function parseWal(folder: string | undefined, until: string | undefined) {
  if (folder === undefined && until === undefined) return undefined
  const time = parseMoment(until ?? '')
  if (folder === undefined || time === undefined)
    throw new UsageError('--wal FOLDER and --until "2026-12-01 10:00" belong together.')
  return { folder, until: time }
}

async function verify({ db }: Shop): Promise<number> {
  const { rows } = await db.execute<{
    products: number
    shoppers: number
    orders: number
    newest: Date | null
  }>(sql`
    select (select count(*)::int from product) as products, (select count(*)::int from users) as shoppers,
      (select count(*)::int from orders) as orders, (select max(placed_at) from orders) as newest`)
  const [{ products, shoppers, orders, newest } = { products: 0, shoppers: 0, orders: 0, newest: null }] =
    rows
  const last = newest === null ? '' : `, the newest of ${istMoment.format(new Date(newest))}`
  console.log(`The shop has ${products} products, ${shoppers} shoppers and ${orders} orders${last}.`)
  return printAudits(db)
}
