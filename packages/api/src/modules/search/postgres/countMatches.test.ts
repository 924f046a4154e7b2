import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { hasAny } from '../Condition.ts'
import { countMatches } from './countMatches.ts'

const { current: db } = useDatabase('seeded')
const word = (text: string) => hasAny([{ words: [text] }], 'ABCD')

test('finds a rare word beyond the products that it counts', async () => {
  await db().execute(sql`
    update product set title = 'Makeup of Zarquon' where id = (select max(id) from product where main_id = 1)`)
  const { total, each } = await countMatches(db(), word('makeup'), [word('zarquon'), word('xqzvw')], 3)
  expect(total).toBe(3)
  expect(each).toEqual([1, 0])
})
