import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { StoredAnswer } from './StoredAnswer.ts'

const LONG = '<p>a sentence that repeats</p>'.repeat(200)

it.each([
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers a client that accepts %j with the encoding %s', async (accepted, expected) => {
  expect((await StoredAnswer.of(LONG)).encodingFor(accepted)).toBe(expected)
})

it('decodes to the same text in every encoding', async () => {
  const answer = await StoredAnswer.of(LONG)
  expect(brotliDecompressSync(await answer.bytes('br')).toString()).toBe(LONG)
  expect(gunzipSync(await answer.bytes('gzip')).toString()).toBe(LONG)
  expect((await answer.bytes('identity')).toString()).toBe(LONG)
})

it('stores a long text compressed, and a short one uncompressed', async () => {
  expect((await StoredAnswer.of(LONG)).size).toBeLessThan(LONG.length / 10)
  const short = await StoredAnswer.of('{}')
  expect([short.size, short.encodingFor('br')]).toEqual([2 + short.surrogateKey.length, 'identity'])
})

it('keeps the text while only the server itself reads it', async () => {
  const answer = StoredAnswer.ofText(LONG)
  expect((await answer.text()).toString()).toBe(LONG)
  expect(answer.size).toBeGreaterThan(LONG.length)
  expect(answer.encodingFor('br')).toBe('br')
  expect(brotliDecompressSync(await answer.bytes('br')).toString()).toBe(LONG)
  expect(answer.size).toBeLessThan(LONG.length / 10)
  expect((await answer.text()).toString()).toBe(LONG)
  expect(await answer.text()).toBe(await answer.bytes('identity'))
  expect(answer.etag).toBe((await StoredAnswer.of(LONG)).etag)
})

it.each([
  ['a long text', LONG, 'br'],
  ['the second copy of a long text', LONG, 'gzip'],
  ['a short text', '{}', 'br'],
] as const)('holds no more memory than the bytes of %s', async (_, text, encoding) => {
  const answer = await StoredAnswer.of(text)
  await answer.bytes(encoding)
  const stored = await answer.bytes(answer.encodingFor(encoding))
  expect(stored.buffer.byteLength).toBe(stored.length)
})
