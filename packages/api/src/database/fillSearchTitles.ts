import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

const PRODUCTS_AT_ONCE = 500
const PAUSE_MS = 20

/**
 * Fills `search_title` of products that an earlier release wrote, in transactions that lock a few products for a moment. Products that
 * somebody else is writing are left for the next round. Does nothing when all are filled.
 */
export async function fillSearchTitles(client: Client): Promise<void> {
  while (await isAnyLeft(client)) {
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
