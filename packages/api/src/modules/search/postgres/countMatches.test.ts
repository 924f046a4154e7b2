import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { hasAny } from '../Condition.ts'
import { areMet, countMatches } from './countMatches.ts'

const { current: db } = useDatabase('seeded')
const word = (text: string) => hasAny([{ words: [text] }], 'ABCD')

test('counts up to a maximum', async () => {
  expect(await countMatches(db(), word('makeup'), 3)).toBe(3)
  expect(await countMatches(db(), word('xqzvw'), 3)).toBe(0)
})

test('finds a word that only the last of many products has', async () => {
  await db().execute(sql`
    update product set title = 'Makeup of Zarquon' where id = (select max(id) from product where main_id = 1)`)
  expect(await areMet(db(), word('makeup'), [word('zarquon'), word('xqzvw')])).toEqual([true, false])
})
