import { parseArgs } from 'node:util'
import type { Command } from '../Command.ts'
import { withShop } from '../withShop.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'brings the database up to date',
  help: `Brings the database up to date with this version of the shop.

  npm run shop -- migrate

The shop migrates its database at every start. Run this command to migrate before the new version starts. Other commands
migrate the bundled database only. The shop may be open meanwhile. Concurrent runs are safe, and a run on an up-to-date
database changes nothing.`,
  async run(args) {
    parseArgs({ args, options: {} })
    await withShop(async () => {}, { isMigrating: true })
    console.log('The database is up to date.')
    return 0
  },
}
