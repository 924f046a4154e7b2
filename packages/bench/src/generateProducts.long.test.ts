import { afterAll, expect, test } from 'vitest'
import pg from 'pg'
import { Bench } from './Bench.ts'

const bench = await Bench.open(() => undefined)
afterAll(() => bench.close())

test('generates the products that the triggers would write', async () => {
  // It compares a part of them with what the triggers write, and throws where they differ.
  const client = new pg.Client(await bench.products(1_000))
  await client.connect()
  try {
    const { rows } = await client.query<{ products: number; coloured: number }>(`
      select count(*)::int as products, count(*) filter (where exists (
        select from option_value where id = any (available_option_ids) and group_name = 'Colour'))::int as coloured
      from product`)
    expect(rows[0]?.products).toBe(1_000)
    expect(rows[0]?.coloured).toBeGreaterThan(100)
  } finally {
    await client.end()
  }
})
