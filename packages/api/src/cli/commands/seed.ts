import { parseArgs } from 'node:util'
import { seedIfEmpty } from '#seed/seedIfEmpty.ts'
import type { Command } from '../Command.ts'
import { withShop } from '../withShop.ts'

export const seedCommand: Command = {
  name: 'seed',
  summary: 'fills an empty shop with the demo catalogue',
  help: `Fills an empty shop with the demo catalogue: products, brands, categories, reviews and the blog.

  npm run shop -- seed

The shop does this by itself when it starts on the PostgreSQL that comes along; a database that DATABASE_URL names stays empty
until this command is run. A shop that has products is left as it is.`,
  async run(args) {
    parseArgs({ args, options: {} })
    const isSeeded = await withShop(({ url }) => seedIfEmpty(url))
    console.log(
      isSeeded ? 'The demo catalogue is in the shop.' : 'The shop has products already; nothing was done.',
    )
    return 0
  },
}
