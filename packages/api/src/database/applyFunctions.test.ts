import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { applyFunctions } from './applyFunctions.ts'
import { migrateDatabase } from './migrate.ts'
import { readSqlFiles, sqlFolder } from './sqlFolder.ts'

/** The last migration that defined functions itself. */
const LAST_WITH_FUNCTIONS = '0045'

const { url } = useDatabase('empty')
let client: pg.Client
let folder: string

beforeEach(async () => {
  client = new pg.Client(url())
  await client.connect()
  folder = await mkdtemp(path.join(tmpdir(), 'functions-'))
  await cp(sqlFolder('functions'), folder, { recursive: true })
})
afterEach(async () => {
  await applyFunctions(client)
  await client.end()
  await rm(folder, { recursive: true })
})

async function edit(name: string, change: (text: string) => string): Promise<void> {
  const file = path.join(folder, `${name}.sql`)
  await writeFile(file, change(await readFile(file, 'utf8')))
}

async function ask(sql: string): Promise<unknown> {
  const { rows } = await client.query<{ answer: unknown }>(sql)
  return rows[0]?.answer
}

async function addProduct(): Promise<void> {
  await client.query(`
    insert into brand (slug, name) values ('b', 'B') on conflict do nothing;
    insert into category (level, slug, name) values ('main', 'm', 'M') on conflict do nothing;
    insert into category (level, slug, name, parent_id) select 'sub', 's', 'S', id from category where slug = 'm' on conflict do nothing;
    insert into category (level, slug, name, parent_id) select 'child', 'c', 'C', id from category where slug = 's' on conflict do nothing;
    insert into product (slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on)
    select 'velvet', 'Velvet', 'Velvet', brand.id, m.id, s.id, c.id, 100, 100, '2026-01-01'
    from brand, category m, category s, category c where m.slug = 'm' and s.slug = 's' and c.slug = 'c'
    on conflict do nothing`)
}

/** Whether a function is another row than before, as after each `create or replace`. */
const rowOf = (name: string) => ask(`select xmin::text as answer from pg_proc where proname = '${name}'`)

test('has a file for each function of the database, and no function without one', async () => {
  const names = (await readSqlFiles(sqlFolder('functions'))).map((file) => file.name)
  expect(
    await ask(`
      select array_agg(proname::text order by proname collate "C") as answer from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`),
  ).toEqual(names)
})

test('defines functions in their files, and in no later migration', async () => {
  const later = (await readSqlFiles(sqlFolder('migrations'))).filter(
    ({ name, text }) => name.slice(0, 4) > LAST_WITH_FUNCTIONS && /create (or replace )?function/i.test(text),
  )
  expect(later).toEqual([])
})

test('applies a file again when it has changed, and no other', async () => {
  const others = await rowOf('search_text')
  await edit('fold', (text) => text.replace('lower(', 'upper('))
  await applyFunctions(client, folder)
  expect(await ask(`select fold('Kajal') as answer`)).toBe('KAJAL')
  const applied = await rowOf('fold')
  await applyFunctions(client, folder)
  expect([await rowOf('fold'), await rowOf('search_text')]).toEqual([applied, others])
})

test('applies all changed files, or none when one is wrong', async () => {
  await edit('fold', (text) => text.replace('lower(', 'upper('))
  await edit('words_of', () => 'no function')
  await expect(applyFunctions(client, folder)).rejects.toThrow('syntax error')
  expect(await ask(`select fold('Kajal') as answer`)).toBe('kajal')
})

test.each([
  ['colour_family', 1],
  ['refresh_products', 1],
  ['redeem_coupon', 0],
])(
  'notes that products are to be refreshed where they depend on what has changed: %s',
  async (name, count) => {
    await client.query('delete from product_refresh')
    await addProduct()
    await edit(name, (text) => `${text}\n-- changed`)
    await applyFunctions(client, folder)
    expect(await ask('select count(*)::int as answer from product_refresh')).toBe(count)
  },
)

test('notes nothing in a shop without products', async () => {
  await client.query('truncate product cascade; delete from product_refresh')
  await edit('colour_family', (text) => `${text}\n-- changed`)
  await applyFunctions(client, folder)
  expect(await ask('select count(*)::int as answer from product_refresh')).toBe(0)
})

test('leaves the functions of a later release as they are', async () => {
  await client.query(`
    create or replace function fold(value text) returns text language sql immutable return 'later';
    delete from drizzle.applied_function where name = 'fold';
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`)
  await migrateDatabase(url())
  expect(await ask(`select fold('Kajal') as answer`)).toBe('later')
  await client.query(`delete from drizzle.__drizzle_migrations where hash = 'later'`)
  await migrateDatabase(url())
  expect(await ask(`select fold('Kajal') as answer`)).toBe('kajal')
})
