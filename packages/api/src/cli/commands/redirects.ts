import { parseArgs } from 'node:util'
import { SLUG_KINDS } from '#database/schema/redirect.ts'
import { FeedFileError } from '#import/FeedFileError.ts'
import { readRedirectFile } from '#modules/redirects/readRedirectFile.ts'
import { readOldAddress } from '#modules/redirects/redirectPath.ts'
import { listRedirects, removeRedirects, saveRedirects } from '#modules/redirects/redirects.repository.ts'
import { renameSlug } from '#modules/redirects/renameSlug.ts'
import type { Database } from '#database/openDatabase.ts'
import { fileSize } from '../fileSize.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { printTable } from '../printTable.ts'
import { withShop } from '../withShop.ts'

const HELP = `Leads old addresses to the pages of this shop, with status 301.

  npm run shop -- redirects import FILE.csv [--dry-run]
  npm run shop -- redirects list [--limit 50]
  npm run shop -- redirects remove ADDRESS …
  npm run shop -- redirects rename product|post|brand|main|sub|child SLUG NEW-SLUG

FILE.csv has a header and two columns, from and to ("Redirect from" and "Redirect to" of Shopify are read, too):

  from,to
  /products/kurti-1,/product/studio-nine-silk-kurti
  https://old.example/collections/kurtis,/productList/kurtis?category=child

from    an old address. Its host and the spelling of capitals do not matter; a query is refused
to      a page of this shop; another site is refused

Importing adds to the redirects that are there. A chain is shortened to one step, and a loop is refused with everything else.
A shop's fixed pages, such as /mycart, can't be old addresses.

rename  changes the end of an address. The earlier one leads to the new one from then on, without an import. main, sub and child
        are the levels of a category

Exit code: 0 when every line was imported or every address removed, 1 otherwise.`

export const redirectsCommand: Command = {
  name: 'redirects',
  summary: 'leads old addresses to the pages of this shop',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: { 'dry-run': { type: 'boolean', default: false }, limit: { type: 'string', default: '50' } },
      allowPositionals: true,
    })
    const [action, ...names] = positionals
    if (action === 'import') return importFile(names, values['dry-run'])
    if (action === 'list') return list(Number(values.limit))
    if (action === 'remove') return remove(names)
    if (action === 'rename') return rename(names)
    throw new UsageError('The action is missing: import, list, remove or rename.')
  },
}

async function importFile([file, ...more]: readonly string[], isDryRun: boolean): Promise<number> {
  if (file === undefined || more.length > 0) throw new UsageError('Name one file to import.')
  await fileSize(file)
  const { redirects, refused } = await readRedirectFile(file).catch((error: unknown) => {
    throw error instanceof FeedFileError ? new OperatorError(error.message) : error
  })
  for (const sentence of refused) console.error(sentence)
  const { added, changed, loops } = await withShop(({ db }) => saveRedirects(db, redirects, { isDryRun }))
  if (loops.length > 0) {
    throw new OperatorError(`Nothing was saved: these addresses would lead in a circle: ${loops.join(', ')}`)
  }
  if (isDryRun) console.log('Nothing was written; an import would do this:')
  console.log(`Redirects: ${added} added, ${changed} changed, ${refused.length} refused.`)
  return refused.length === 0 ? 0 : 1
}

async function list(limit: number): Promise<number> {
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit is a number of redirects.')
  const rows = await withShop(({ db }) => listRedirects(db, limit))
  if (rows.length === 0)
    console.log(
      'There are no imported redirects. Earlier addresses of renamed pages lead to them without one.',
    )
  printTable(rows.map(({ path, target }) => [path, target]))
  return 0
}

async function remove(addresses: readonly string[]): Promise<number> {
  if (addresses.length === 0) throw new UsageError('The addresses are missing.')
  const paths = addresses.map((address) => {
    const read = readOldAddress(address)
    if (!read.ok) throw new UsageError(`${address} ${read.reason}.`)
    return read.value
  })
  const removed = new Set(await withShop(({ db }) => removeRedirects(db, paths)))
  for (const path of paths) {
    if (removed.has(path)) console.log(`${path} leads nowhere any more.`)
    else console.error(`There is no redirect from ${path}.`)
  }
  return paths.every((path) => removed.has(path)) ? 0 : 1
}

async function rename([name, from, to, ...more]: readonly string[]): Promise<number> {
  const kind = SLUG_KINDS.find((known) => known === name)
  if (kind === undefined || from === undefined || to === undefined || more.length > 0)
    throw new UsageError(`Name what it is (${SLUG_KINDS.join(', ')}), its slug and the new slug.`)
  // An address of digits only would be an id.
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to) || !/[a-z]/.test(to))
    throw new UsageError('A slug has small letters and digits, joined by "-", such as silk-kurti.')
  return withShop(({ db }) => renamed(db, { kind, from, to }))
}

async function renamed(db: Database, change: Parameters<typeof renameSlug>[1]): Promise<number> {
  const { kind, from, to } = change
  const result = await renameSlug(db, change)
  if (result === 'unknown') throw new OperatorError(`There is no ${kind} ${from}.`)
  if (result === 'taken') throw new OperatorError(`${to} is another ${kind} already.`)
  console.log(`${from} is ${to} now. Its old address leads to the new one.`)
  return 0
}
