import { sql, type SQL } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { hasAny, some } from '../Condition.ts'
import { areMet, countMatches } from './countMatches.ts'

const { current: db } = useDatabase('seeded')
const word = (text: string) => hasAny([{ words: [text] }], 'ABCD')

test('counts up to a maximum', async () => {
  expect(await countMatches(db(), word('makeup'), 3)).toBe(3)
  expect(await countMatches(db(), word('xqzvw'), 3)).toBe(0)
})

test('asks for a condition alone where it is one of those that match', async () => {
  const execute = vi.spyOn(db(), 'execute')
  const words = [word('makeup'), word('xqzvw')]
  expect(await areMet(db(), some(1, words), words)).toEqual([true, false])
  const [statement] = execute.mock.calls[0] as [SQL]
  execute.mockRestore()
  expect(JSON.stringify(statement).match(/xqzvw/g)).toHaveLength(1)
})

test('finds a word that only the last of many products has', async () => {
  await db().execute(sql`
    update product set title = 'Makeup of Zarquon' where id = (select max(id) from product where main_id = 1)`)
  expect(await areMet(db(), word('makeup'), [word('zarquon'), word('xqzvw')])).toEqual([true, false])
})
