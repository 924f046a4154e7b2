import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { withDatabase } from '#testing/withDatabase.ts'
import { main } from './main.ts'

const database = useDatabase('empty')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-cli-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Outcome {
  code: number
  out: string
  err: string
}

/** Runs the command line in a process of its own, without a terminal. */
function shop(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const settings = { DATABASE_URL: database.url(), DATA_DIR: folder, ...env }
  const node = [
    '--conditions=source',
    '--import',
    'tsx',
    path.resolve(import.meta.dirname, '../cli.ts'),
    ...args,
  ]
  return new Promise((resolve) => {
    execFile(process.execPath, node, { env: settings }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

/** Runs a command in this process, which is faster; for commands that end before they open the database. */
async function inProcess(args: string[]): Promise<Outcome> {
  const print = (lines: string[]) => (text: string) => void lines.push(`${text}\n`)
  const [out, err]: [string[], string[]] = [[], []]
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print(out)),
    vi.spyOn(console, 'error').mockImplementation(print(err)),
  ]
  const code = await main(args)
  for (const spy of spies) spy.mockRestore()
  return { code, out: out.join(''), err: err.join('') }
}

const line = {
  source: 'acme',
  source_id: 'A1',
  title: 'Matte Lipstick',
  brand: 'Rozana',
  category_path: ['Makeup', 'Lips', 'Lipstick'],
  mrp: 599,
  selling_price: 499,
  currency: 'INR',
  quantity: 7,
}
async function feed(...lines: object[]): Promise<string> {
  const file = path.join(folder, 'feed.jsonl')
  await writeFile(file, lines.map((value) => JSON.stringify(value)).join('\n'))
  return file
}
const products = async () => (await database.current().execute(sql`select title from product`)).rows

test('imports a feed after a dry run', async () => {
  const file = await feed(line)
  const dry = await shop(['import', file, '--dry-run'])
  expect(dry).toMatchObject({ code: 0, err: '' })
  expect(dry.out).toMatch(/Nothing was written[^]*created +1\n[^]*1 new brand, 3 new categories/)
  expect(await products()).toEqual([])

  const first = await shop(['import', file])
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/created +1\n +updated +0\n +unchanged +0\n +refused +0\n/)
  expect(await products()).toEqual([{ title: 'Matte Lipstick' }])

  expect((await shop(['import', file])).out).toMatch(/created +0\n +updated +0\n +unchanged +1\n/)
})

test('names created and changed products, with old and new prices, and warnings in a dry run', async () => {
  await shop(['import', await feed({ ...line, source_id: 'D1', title: 'Rose Kajal' })])
  const changed = {
    ...line,
    source_id: 'D1',
    title: 'Rose Kajal',
    selling_price: 449,
    images: ['ftp://cdn.example/a'],
  }
  const { out } = await shop(['import', await feed({ ...line, source_id: 'D2' }, changed), '--dry-run'])
  expect(out).toContain('Created:\n  line 1: Matte Lipstick, ₹499\n')
  expect(out).toContain('Changed:\n  line 2: Rose Kajal, ₹499 → ₹449\n')
  expect(out).toContain('Warnings:\n  line 2: a picture left out: no address\n')
  expect(out).toContain('  line 1: its page lacks country_of_origin, net_quantity, manufacturer\n')
})

test('prints the JSON Schema of a feed', async () => {
  const { code, out } = await inProcess(['import', '--schema'])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    required: ['source', 'source_id', 'title', 'brand', 'category_path'],
    properties: {
      description: { description: expect.stringContaining('HTML') },
      options: {
        anyOf: [
          { items: { properties: { groups: expect.anything(), variants: { items: { type: 'object' } } } } },
          { type: 'null' },
        ],
      },
    },
  })
})

test('reports refused lines with exit code 1', async () => {
  const { code, out, err } = await shop(['import', await feed({ ...line, source_id: 'A2', mrp: 0 }, line)])
  expect(code).toBe(1)
  expect(err).toBe('line 1: mrp must be above 0\nline 1: selling_price is above the mrp\n')
  expect(out).toMatch(/refused +1\n/)
})

test.each<[string, string[], string]>([
  ['no file', ['import'], 'Name one file to import.\n\n  npm run shop -- help import\n'],
  ['a file that is not there', ['import', 'nowhere.jsonl'], 'There is no file nowhere.jsonl.\n'],
  ['a folder', ['import', '/'], '/ is not a file.\n'],
  [
    'a feed of two kinds',
    ['import', 'feed.jsonl', '--prices', '--stock'],
    'Import prices and stock one after the other.\n\n  npm run shop -- help import\n',
  ],
  ['an unknown option', ['import', '--dry'], "Unknown option '--dry'\n\n  npm run shop -- help import\n"],
  ['an unknown command', ['improt'], 'There is no command "improt".\n\n  npm run shop -- help\n'],
])('reports %s in one line, with exit code 1', async (_, args, message) => {
  expect(await inProcess(args)).toEqual({ code: 1, out: '', err: message })
})

test('reports an unreachable database in one line', async () => {
  const { code, err } = await shop(['migrate'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
  expect(code).toBe(1)
  expect(err).toMatch(/^The database can't be used: .*ECONNREFUSED.*\n$/)
})

test("migrates the operator's database by the command alone", async () => {
  const DATABASE_URL = await withDatabase(inject('postgresUrl'), `test_${randomUUID()}`)
  expect(await shop(['orders', 'list'], { DATABASE_URL })).toEqual({
    code: 1,
    out: '',
    err: 'The database is empty or of an earlier release. Run first: npm run shop -- migrate\n',
  })
  expect((await shop(['migrate'], { DATABASE_URL })).code).toBe(0)
  expect((await shop(['orders', 'list'], { DATABASE_URL })).code).toBe(0)
})

test('changes nothing when migrate and pictures run a second time', async () => {
  expect(await shop(['migrate'])).toEqual({ code: 0, out: 'The database is up to date.\n', err: '' })
  expect((await shop(['pictures'])).out).toMatch(/^0 pictures: 0 files created/)
})

test('does not load the demo into a shop with products, and removes only the demo', async () => {
  await shop(['import', await feed(line)])
  expect(await shop(['demo', 'load'])).toMatchObject({
    code: 1,
    err: 'The shop has products already; nothing was loaded.\n',
  })
  expect((await shop(['demo', 'remove'])).out).toBe(
    'This shop has no products of the demo; none was removed.\n',
  )
})

test('prints help for every command', async () => {
  const overview = await inProcess([])
  expect(overview.code).toBe(0)
  for (const name of ['import', 'pictures', 'demo', 'migrate']) {
    expect(overview.out).toContain(`  ${name} `)
    expect((await inProcess([name, '--help'])).out).toContain(`npm run shop -- ${name}`)
  }
})
