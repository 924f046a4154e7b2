import { parseArgs } from 'node:util'
import type { Command } from '../Command.ts'
import { withShop } from '../withShop.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'brings the database up to date',
  help: `Brings the database up to date with this version of the shop.

  npm run shop -- migrate

The shop does this by itself whenever it starts. By hand it is for deployments that want it done before the new version
starts. Several at once, and one on a database that is up to date, do no harm.`,
  async run(args) {
    parseArgs({ args, options: {} })
    await withShop(async () => {})
    console.log('The database is up to date.')
    return 0
  },
}
