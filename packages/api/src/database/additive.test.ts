import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sqlFolder } from './sqlFolder.ts'

/** The first that found a shop to be kept open. */
const FIRST = '0035'
/** What the release before may use, and would miss. Only functions that nothing calls are dropped. */
const TAKES_AWAY =
  /\bdrop\s+(?:column|table|type|schema|view|sequence)\b|\brename\b|\balter\s+column\s+\S+\s+(?:set\s+(?:data\s+)?type|type|set\s+not\s+null|drop\s+default)\b/i
const REQUIRED_COLUMN = /\badd\s+column\b.*\bnot\s+null\b/is
const takesAway = (sql: string) =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .find(
      (statement) =>
        TAKES_AWAY.test(statement) ||
        (REQUIRED_COLUMN.test(statement) && !/\b(?:default|generated)\b/i.test(statement)),
    )

test.each([
  'ALTER TABLE "orders" DROP COLUMN "note"',
  'alter table orders rename column note to remark',
  'alter table orders alter column note set not null',
  'alter table orders alter column note type int',
  'drop table brand',
  'alter table orders add column note text not null',
])('%s takes something away', (sql) => {
  expect(takesAway(`create table a (b int); ${sql};`)).toBeDefined()
})

test('migrations take nothing away that the release before uses', async () => {
  const folder = sqlFolder('migrations')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql') && file >= FIRST)
  expect(files.length).toBeGreaterThan(10)
  const found = await Promise.all(
    files.map(async (file) => [file, takesAway(await readFile(path.join(folder, file), 'utf8'))]),
  )
  expect(found.filter(([, statement]) => statement !== undefined)).toEqual([])
})
