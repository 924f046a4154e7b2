import { parseArgs } from 'node:util'
import { removeDemo } from '#seed/removeDemo.ts'
import { seedIfEmpty } from '#seed/seedIfEmpty.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { withShop } from '../withShop.ts'

const HELP = `Loads and removes the demo: products, brands, categories, reviews, coupons, the blog and the home page.

  npm run shop -- demo load
  npm run shop -- demo remove [--archive-sold]

load fills a shop that has no products. The first start on the PostgreSQL that comes along does the same, except in production or after
the demo was removed. A database that DATABASE_URL names stays empty until this command is run.

remove deletes the demo and leaves everything else. It refuses while an order holds a product of the demo.

  --archive-sold   archives products that orders hold, so that nobody can buy them, and deletes the rest

Exit code: 0 when it was done, 1 otherwise.`

export const demoCommand: Command = {
  name: 'demo',
  summary: 'loads and removes the demo catalogue',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: { 'archive-sold': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [action, ...more] = positionals
    if (more.length > 0) throw new UsageError('Say "load" or "remove", and nothing else.')
    if (action === 'load') return load()
    if (action === 'remove') return remove(values['archive-sold'])
    throw new UsageError('Say "load" or "remove".')
  },
}

async function load(): Promise<number> {
  const isLoaded = await withShop(({ url }) => seedIfEmpty(url, { again: true }))
  if (!isLoaded) throw new OperatorError('The shop has products already; nothing was loaded.')
  console.log('The demo catalogue is in the shop.')
  return 0
}

async function remove(archiveSold: boolean): Promise<number> {
  const result = await withShop(({ db }) => removeDemo(db, { archiveSold }))
  if (result.is === 'refused') {
    throw new OperatorError(
      `Orders hold ${productCount(result.sold)} of the demo; nothing was removed. With --archive-sold these are archived and the rest is removed.`,
    )
  }
  const kept = result.archived > 0 ? `, ${productCount(result.archived)} archived for their orders` : ''
  console.log(`The demo is removed: ${productCount(result.deleted)} deleted${kept}.`)
  return 0
}

function productCount(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}
