import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { useApp } from '#testing/useApp.ts'
import { useCommands } from '#testing/useCommands.ts'

const shop = useApp('empty')
const run = useCommands(shop)
let folder: string
const at = (name: string) => path.join(folder, name)

const FILES: Record<string, string | Buffer> = {
  'empty.txt': '',
  'broken.json': '{"products": [',
  'array.json': '[{"source": "acme"}]',
  'text.json': '"hello"',
  'banner.json': '\n> the-product@0.1.0 shop\n> node scripts/shop.mjs content export\n\n{}',
  'utf16.txt': Buffer.from('﻿from,to\n/a,/b\n', 'utf16le'),
  'latin1.txt': Buffer.from('from,to\n/caf\xe9,/b\n', 'latin1'),
  'table.csv': 'Name,Price\nKurti,999\n',
  'map.json': '{"columns": {"name": "Name"}}',
  'secret.txt': 'from,to\n',
}

const RIGHT_FILES: Record<string, string> = {
  'feed.jsonl': '{"source": "acme"}',
  'prices.jsonl': '{"source": "acme", "source_id": "1", "selling_price": 9}',
  'content.json': '{}',
  'offers.json':
    '[{"key": "two", "rule": {"kind": "set_price", "quantity": 2, "price": 9}, "products": ["kurti"]}]',
  'old.csv': 'from,to\n/a,/product/b\n',
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-wrong-'))
  for (const [name, content] of Object.entries({ ...FILES, ...RIGHT_FILES }))
    await writeFile(at(name), content)
  await mkdir(at('folder'))
  await chmod(at('secret.txt'), 0)
  return () => rm(folder, { recursive: true })
})

const READERS = [
  ['import'],
  ['import', '--prices'],
  ['import', '--stock'],
  ['import', '--map', 'shopify'],
  ['content', 'apply'],
  ['offers', 'add'],
  ['redirects', 'import'],
]
const WRONG = [...Object.keys(FILES).filter((name) => name !== 'map.json'), 'folder', 'nowhere.json']
const isRoot = process.getuid?.() === 0

/** Root may read every file. */
const canRead = (name: string) => name === 'secret.txt' && isRoot

test.each(READERS.flatMap((command) => WRONG.map((name) => [command.join(' '), name] as const)))(
  '%s %s tells in one sentence what is wrong',
  async (command, name) => {
    if (canRead(name)) return
    const [verb = '', ...rest] = command.split(' ')
    const args = verb === 'import' ? [verb, at(name), ...rest] : [verb, ...rest, at(name)]
    const [code, output] = await run(...args)
    expect(code).toBe(1)
    expect(output).not.toMatch(/^\s+at |undefined|ZodError|EISDIR|ENOENT|EACCES/m)
  },
)

test('a file with lines of npm is told how to write it again', async () => {
  expect(await run('content', 'apply', at('banner.json'))).toEqual([1, expect.stringContaining('--silent')])
})

test.each([
  'import',
  'pictures --x',
  'demo',
  'demo lode',
  'demo load x',
  'migrate x',
  'products',
  'products activate',
  'products archive nothing-here',
  'products list --state sold',
  'products activate a --at yesterday',
  'orders',
  'orders pack',
  'orders pack TP-1',
  'orders list --status lost',
  'orders show',
  'refunds',
  'refunds list x',
  'refunds paid',
  'refunds paid TP-1',
  'users',
  'users erase',
  'users erase nobody@example.com',
  'users erase nobody',
  'promises --from x',
  'promises x',
  'stock',
  'stock show',
  'stock show nothing-here',
  'stock set 1',
  'stock set 1 many',
  'stock set 999 1',
  'stock set 1 1 --store Pune',
  'stock move 1 1',
  'coupons',
  'coupons x',
  'offers',
  'offers add',
  'offers end',
  'offers end nothing',
  'redirects',
  'redirects import',
  'redirects remove',
  'redirects remove /nothing',
  'redirects rename product',
  'redirects rename shop a b',
  'search',
  'search synonyms',
  'search synonyms add jhola',
  'search synonyms remove nothing',
  'search misses x',
  'search rebuild x',
  'content',
  'content apply',
  'content restore 99',
  'content restore x',
  'help nothing',
  'import a b',
  'import a.csv --map nowhere.json',
  'import a --pictures nowhere',
  'import --complete --prices a',
  'content export x',
  'backup',
  'backup a b',
  'restore',
  'restore nowhere.backup',
  'restore a --wal folder',
  'restore a --wal folder --until tomorrow',
])('%s tells in one sentence what is wrong', async (command) => {
  const [code, output] = await run(...command.split(' '))
  expect(code).toBe(1)
  expect(output).not.toMatch(/^\s+at /m)
})

test.each([
  'import feed.jsonl',
  'import prices.jsonl --prices',
  'content apply content.json',
  'offers add offers.json',
  'redirects import old.csv',
  'content export',
  'stock audit',
  'products list',
  'demo load',
  'orders list',
  'refunds list',
  'users erase asha@example.com',
  'coupons list',
  'search misses',
  'search rebuild',
  'promises',
  'pictures',
  'migrate',
  'backup shop.backup',
  'restore prices.jsonl',
])('%s says when the database is down', async (command) => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing')
  const [verb = '', ...rest] = command.split(' ')
  const [code, output] = await run(verb, ...rest.map((name) => (name in RIGHT_FILES ? at(name) : name)))
  expect(code).toBe(1)
  expect(output).toMatch(/^The database can't be used: .*ECONNREFUSED.*$/)
})
