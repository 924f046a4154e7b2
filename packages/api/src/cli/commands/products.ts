import { parseArgs } from 'node:util'
import { formatRupees, rupeesOfPaise } from '@shop/contract/money'
import { PRODUCT_STATES } from '#database/schema/product.ts'
import type { Database } from '#database/openDatabase.ts'
import {
  listProductStates,
  setProductState,
  type StateChange,
  type StateResult,
} from '#modules/products/productState.repository.ts'
import { parseMoment } from '#time/parseMoment.ts'
import { UsageError, type Command } from '../Command.ts'
import { istMoment } from '../istMoment.ts'
import { printTable } from '../printTable.ts'
import { withShop } from '../withShop.ts'

const HELP = `Puts products on sale and takes them off.

  npm run shop -- products list [--state draft|active|archived] [--limit 50]
  npm run shop -- products activate SLUG … [--at "2026-12-01 10:00"]
  npm run shop -- products archive SLUG …
  npm run shop -- products draft SLUG …

activate  sells the products, with --at from a time in India on; within seconds of that time they are in lists and search
archive   ends their sale: their pages say so, and carts name them as no longer sold
draft     hides them, pages included

A product is activated only when its page has what Indian law requires: country_of_origin, net_quantity and manufacturer, and importer
for products from abroad. "help import" describes these fields. A product keeps its state when a feed names none. You can give several products. One that does not exist is reported, and stops no
other.

Exit code: 0 when every product has the state, 1 otherwise.`

const STATES: Readonly<Record<string, StateChange['state']>> = {
  activate: 'active',
  archive: 'archived',
  draft: 'draft',
}

export const productsCommand: Command = {
  name: 'products',
  summary: 'puts products on sale and takes them off',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        state: { type: 'string' },
        limit: { type: 'string', default: '50' },
        at: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [action = '', ...slugs] = positionals
    if (action === 'list') return withShop(({ db }) => list(db, values.state, Number(values.limit)))
    const state = STATES[action]
    if (state === undefined) throw new UsageError('The action is missing: list, activate, archive or draft.')
    if (slugs.length === 0)
      throw new UsageError('The products are missing: name them by the end of their address.')
    return withShop(({ db }) => change(db, slugs, { state, launchesAt: launchOf(action, values.at) }))
  },
}

function launchOf(action: string, at: string | undefined): Date | null {
  if (at === undefined) return null
  if (action !== 'activate') throw new UsageError('--at belongs to activate.')
  const moment = parseMoment(at)
  if (moment === undefined) throw new UsageError('--at is a time such as "2026-12-01 10:00".')
  return moment
}

async function list(db: Database, name: string | undefined, limit: number): Promise<number> {
  const state = PRODUCT_STATES.find((known) => known === name)
  if (name !== undefined && state === undefined)
    throw new UsageError(`--state is one of ${PRODUCT_STATES.join(', ')}.`)
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit is a number of products.')
  const rows = await listProductStates(db, { state, limit })
  if (rows.length === 0) console.log('There are no products.')
  printTable(
    rows.map((row) => [
      row.slug,
      row.state,
      formatRupees(rupeesOfPaise(row.pricePaise)),
      row.launchesAt === null ? '' : `from ${istMoment.format(row.launchesAt)}`,
    ]),
  )
  return 0
}

async function change(db: Database, slugs: readonly string[], to: StateChange): Promise<number> {
  const from = to.launchesAt === null ? '' : ` from ${istMoment.format(to.launchesAt)}`
  let failed = 0
  for (const slug of slugs) {
    const result = await setProductState(db, slug, to)
    if (result.is === 'done') console.log(`${slug} is ${to.state === 'draft' ? 'a draft' : to.state}${from}.`)
    else {
      console.error(reasonOf(slug, result))
      failed += 1
    }
  }
  return failed === 0 ? 0 : 1
}

function reasonOf(slug: string, result: Exclude<StateResult, { is: 'done' }>): string {
  switch (result.is) {
    case 'unknown':
      return `There is no product ${slug}.`
    case 'incomplete':
      return `${slug} lacks ${result.missing.join(', ')}, which its page must show. Import it with these fields.`
    case 'taken':
      return `${slug} stays archived, because ${result.by} has its sku "${result.sku}" now. Import one of them with another sku.`
  }
}
