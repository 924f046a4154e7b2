import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFeedFile } from './checkFeedFile.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function check(content: string | Buffer, format: 'json' | 'csv' = 'json') {
  const file = path.join(folder, 'feed')
  await writeFile(file, content)
  return checkFeedFile(file, format).then(
    () => 'fine',
    (error: Error) => error.message.replace(file, 'FILE'),
  )
}

const long = '{"title": "₹ é क 💄"}\n'.repeat(100_000)

test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'FILE is empty.'],
  ['white space', '\n \n', 'FILE is empty.'],
  [
    'UTF-16 with a mark',
    Buffer.from('\ufeff{"a": 1}', 'utf16le'),
    'FILE is UTF-16 or binary: save it as UTF-8.',
  ],
  [
    'UTF-16 without a mark',
    Buffer.from('{"a": 1}', 'utf16le'),
    'FILE is UTF-16 or binary: save it as UTF-8.',
  ],
  ['a spreadsheet', 'PK\u0003\u0004', 'FILE is a spreadsheet or a zip file: save its sheet as "CSV UTF-8".'],
  [
    'a JSON array',
    '[{"a": 1}]',
    `FILE is one JSON array: write one product a line, without brackets and commas around them (jq -c '.[]').`,
  ],
  [
    'CSV without a map',
    'Handle,Title\na,b',
    'FILE looks like CSV: name its columns with --map shopify, --map woocommerce or --map FILE.',
  ],
  [
    'Latin-1',
    Buffer.from('{"a": 1}\n{"b": "é"}', 'latin1'),
    'FILE is not UTF-8: line 2, column 8 has the byte E9, which is "é" in Latin-1. Save it as UTF-8.',
  ],
  [
    'a character that is cut off',
    Buffer.from('{"a": "é').subarray(0, -1),
    'FILE is not UTF-8: line 1, column 8 has the byte C3, which is "Ã" in Latin-1. Save it as UTF-8.',
  ],
  [
    'a bad byte far into the file',
    Buffer.concat([Buffer.from(`${long}{"b`), Buffer.from([0x80])]),
    'FILE is not UTF-8: line 100001, column 4 has the byte 80, which is "\u0080" in Latin-1. Save it as UTF-8.',
  ],
  ['a long file', long, 'fine'],
  ['a mark and a line', '\ufeff{"a": 1}', 'fine'],
])('describes %s in one sentence', async (_, content, sentence) => {
  expect(await check(content)).toBe(sentence)
})

test('accepts CSV when it is expected', async () => {
  expect(await check('Handle,Title\na,b', 'csv')).toBe('fine')
})
