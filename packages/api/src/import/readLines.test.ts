import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LINE_LENGTH_MAX, readLines, type NumberedLine } from './readLines.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function linesOf(content: string | Buffer) {
  const file = join(folder, 'feed.jsonl')
  await writeFile(file, content)
  const lines: NumberedLine[] = []
  for await (const line of readLines(file)) lines.push(line)
  return lines
}

test('counts blank lines and skips them', async () => {
  expect(await linesOf('\ufeff{"a":1}\r\n\n  \n{"b":2}')).toEqual([
    { number: 1, text: '{"a":1}' },
    { number: 4, text: '{"b":2}' },
  ])
})

test('decodes characters that are split between chunks', async () => {
  const text = 'काजल'.repeat(100_000)
  expect(await linesOf(`${text}\nx`)).toEqual([
    { number: 1, text },
    { number: 2, text: 'x' },
  ])
})

test('skips an endless line and reads the next', async () => {
  expect(await linesOf(`${'x'.repeat(LINE_LENGTH_MAX + 1)}\nnext\n`)).toEqual([
    { number: 1, text: null },
    { number: 2, text: 'next' },
  ])
})

test('yields nothing for an empty file', async () => {
  expect(await linesOf('')).toEqual([])
})
