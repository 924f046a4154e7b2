import { parseArgs } from 'node:util'
import { removeRenditions } from '#modules/media/createPictureStore.ts'
import { openPictureFiles } from '#modules/media/files/openPictureFiles.ts'
import { seedIfEmpty } from '#seed/seedIfEmpty.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { withShop } from '../withShop.ts'

const HELP = `Loads and removes the demo: products, brands, categories, reviews, coupons, the blog and the home page.

  npm run shop -- demo load
  npm run shop -- demo remove [--archive-sold]

load fills a shop that has no products. The first start on the bundled PostgreSQL does the same, except in production or after
the demo was removed. The database of DATABASE_URL stays empty until this command runs.

remove deletes the demo with its pictures and leaves everything else. It refuses while an order contains a product of the demo.

  --archive-sold   archives products in orders, which hides them from shoppers, and deletes the rest

Exit code: 0 on success, 1 otherwise.`

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
    if (more.length > 0) throw new UsageError('Give one action: load or remove.')
    if (action === 'load') return load()
    if (action === 'remove') return remove(values['archive-sold'])
    throw new UsageError('The action is missing: load or remove.')
  },
}

async function load(): Promise<number> {
  const isLoaded = await withShop(({ url }) => seedIfEmpty(url, { again: true }))
  if (!isLoaded) throw new OperatorError('The shop has products already; nothing was loaded.')
  console.log('The demo catalogue was loaded.')
  return 0
}

async function remove(archiveSold: boolean): Promise<number> {
  const { removeDemo } = await import('#seed/removeDemo.ts')
  const result = await withShop(async ({ db, mediaFolder }) => {
    const removal = await removeDemo(db, { archiveSold })
    // Files after their rows: a removal that fails has lost no picture.
    if (removal.is === 'removed')
      await removeRenditions(await openPictureFiles(mediaFolder), removal.pictures)
    return removal
  })
  if (result.is === 'refused') {
    throw new OperatorError(
      `Orders contain ${productCount(result.sold)} of the demo; nothing was removed. With --archive-sold these are archived and the rest is removed.`,
    )
  }
  if (result.deleted + result.archived === 0) {
    console.log('This shop has no products of the demo; none was removed.')
    return 0
  }
  const kept = result.archived > 0 ? `, ${productCount(result.archived)} archived for their orders` : ''
  console.log(`The demo was removed: ${productCount(result.deleted)} deleted${kept}.`)
  return 0
}

function productCount(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}
