import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

const PRODUCTS_AT_ONCE = 500
const PAUSE_MS = 20
/** So many products take some seconds. Of fewer nothing is said. */
const NOTICE_EVERY = 5_000

/**
 * Fills `search_title` of products that an earlier release wrote, in transactions that lock a few products for a moment. Products that
 * somebody else is writing are left for the next round. Does nothing when all are filled. `onNotice` is told how many are left.
 */
export async function fillSearchTitles(client: Client, onNotice: (line: string) => void): Promise<void> {
  for (let round = 0; await isAnyLeft(client); round += 1) {
    if ((round * PRODUCTS_AT_ONCE) % NOTICE_EVERY === 0) await tellLeft(client, onNotice)
    await client.query('begin')
    try {
      // Shoppers see no change, so no cached answer is dropped.
      await client.query(`select set_config('shop.is_product_change', 'yes', true)`)
      await client.query(
        `update product set search_title = ts_filter(search, '{a,b}')
         where id in (
           select id from product where search_title is null order by id limit $1 for no key update skip locked)`,
        [PRODUCTS_AT_ONCE],
      )
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
    await pause(PAUSE_MS)
  }
}

async function isAnyLeft(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ left: boolean }>(
    'select exists (select from product where search_title is null) as left',
  )
  return rows[0]?.left === true
}

async function tellLeft(client: Client, onNotice: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ left: number }>(
    'select count(*)::int as left from product where search_title is null',
  )
  const left = rows[0]?.left ?? 0
  if (left >= NOTICE_EVERY)
    onNotice(`${left.toLocaleString('en-IN')} products are still to be prepared for this release's search`)
}
