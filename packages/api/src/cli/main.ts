import { OperatorError, UsageError, type Command } from './Command.ts'
import { backupCommand } from './commands/backup.ts'
import { contentCommand } from './commands/content.ts'
import { couponsCommand } from './commands/coupons.ts'
import { importCommand } from './commands/import.ts'
import { migrateCommand } from './commands/migrate.ts'
import { offersCommand } from './commands/offers.ts'
import { ordersCommand } from './commands/orders.ts'
import { picturesCommand } from './commands/pictures.ts'
import { productsCommand } from './commands/products.ts'
import { promisesCommand } from './commands/promises.ts'
import { redirectsCommand } from './commands/redirects.ts'
import { refundsCommand } from './commands/refunds.ts'
import { demoCommand } from './commands/demo.ts'
import { restoreCommand } from './commands/restore.ts'
import { searchCommand } from './commands/search.ts'
import { stockCommand } from './commands/stock.ts'
import { usersCommand } from './commands/users.ts'

const COMMANDS: readonly Command[] = [
  ordersCommand,
  refundsCommand,
  productsCommand,
  stockCommand,
  promisesCommand,
  couponsCommand,
  offersCommand,
  importCommand,
  picturesCommand,
  redirectsCommand,
  searchCommand,
  contentCommand,
  demoCommand,
  usersCommand,
  migrateCommand,
  backupCommand,
  restoreCommand,
]

export async function main(args: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = args
  if (name === 'help' || name === '--help' || name === '-h') return help(rest[0])
  const command = COMMANDS.find((known) => known.name === name)
  if (command === undefined) return failWithHint(`There is no command "${name}".`)
  if (rest.includes('--help') || rest.includes('-h')) return help(name)
  try {
    return await command.run(rest)
  } catch (error) {
    if (error instanceof UsageError) return failWithHint(error.message, name)
    if (isBadOption(error)) return failWithHint(error.message.split('. ')[0] ?? error.message, name)
    if (!(error instanceof OperatorError)) throw error
    console.error(error.message)
    return 1
  }
}

function help(name: string | undefined): number {
  if (name === undefined) {
    console.log(OVERVIEW)
    return 0
  }
  const command = COMMANDS.find((known) => known.name === name)
  if (command === undefined) return failWithHint(`There is no command "${name}".`)
  console.log(command.help)
  return 0
}

function failWithHint(message: string, name?: string): number {
  console.error(`${message}\n\n  npm run shop -- help${name === undefined ? '' : ` ${name}`}`)
  return 1
}

function isBadOption(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  )
}

const OVERVIEW = `Operates the shop.

  npm run shop -- <command> [options]

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`).join('\n')}
  help      describes a command: npm run shop -- help import

Every command uses the database of DATABASE_URL, or the bundled PostgreSQL in DATA_DIR (.data by default). Commands also
work while the shop runs.`
