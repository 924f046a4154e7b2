import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { FeedFileError } from './FeedFileError.ts'

const CHUNK = 1 << 20
const NEWLINE = 0x0a
const CONTINUES = 0b1000_0000

/** `text` is any UTF-8. */
type FeedFormat = 'json' | 'csv' | 'text'

/** Refuses a file that can't be a feed before anything of it is imported: a feed is UTF-8 text of the expected format. */
export async function checkFeedFile(file: string, format: FeedFormat): Promise<void> {
  let line = 1
  let column = 1
  let rest = Buffer.alloc(0)
  let isFirst = true
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: CHUNK })
  for await (const chunk of chunks) {
    if (isFirst) checkStart(file, chunk, format)
    isFirst = false
    const bytes = Buffer.concat([rest, chunk])
    const end = lastCharacterEnd(bytes)
    const whole = bytes.subarray(0, end)
    if (!isUtf8(whole)) throw notUtf8(file, whole, { line, column })
    ;({ line, column } = advance(whole, { line, column }))
    rest = bytes.subarray(end)
  }
  if (isFirst) throw new FeedFileError(`${file} is empty.`)
  if (rest.length > 0) throw notUtf8(file, rest, { line, column })
  if (format === 'csv' && (line === 1 || (line === 2 && column === 1)))
    throw new FeedFileError(`${file} has a header and no rows.`)
}

function checkStart(file: string, start: Buffer, format: FeedFormat): void {
  if (start[0] === 0x50 && start[1] === 0x4b) {
    throw new FeedFileError(`${file} is a spreadsheet or a zip file: save its sheet as "CSV UTF-8".`)
  }
  const hasMark = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)
  if (hasMark || start.subarray(0, 64).includes(0)) {
    throw new FeedFileError(`${file} is UTF-16 or binary: save it as UTF-8.`)
  }
  const text = start
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  if (text === '' && start.length < CHUNK) throw new FeedFileError(`${file} is empty.`)
  if (format === 'csv' && /^[[{]/.test(text))
    throw new FeedFileError(`${file} is JSON, and must be a table: CSV in UTF-8.`)
  if (format !== 'json') return
  if (text.startsWith('[')) {
    throw new FeedFileError(
      `${file} is one JSON array: write one product a line, without brackets and commas around them (jq -c '.[]').`,
    )
  }
  if (!text.startsWith('{') && /[,;\t]/.test(text.split('\n', 1)[0] ?? '')) {
    throw new FeedFileError(
      `${file} looks like CSV: name its columns with --map shopify, --map woocommerce or --map FILE.`,
    )
  }
}

/** End of the last whole character; a chunk may end inside of one. */
function lastCharacterEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < CONTINUES) return bytes.length
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 0
    if (length > 0) return length > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

interface Place {
  line: number
  column: number
}

function advance(text: Buffer, { line, column }: Place): Place {
  let at = 0
  for (let next = text.indexOf(NEWLINE); next >= 0; next = text.indexOf(NEWLINE, at)) {
    line += 1
    column = 1
    at = next + 1
  }
  return { line, column: column + text.subarray(at).toString('utf8').length }
}

function notUtf8(file: string, bytes: Buffer, from: Place): FeedFileError {
  const bad = firstBadByte(bytes)
  const { line, column } = advance(bytes.subarray(0, bad), from)
  const byte = bytes.subarray(bad, bad + 1)
  const hex = byte.toString('hex').toUpperCase()
  return new FeedFileError(
    `${file} is not UTF-8: line ${line}, column ${column} has the byte ${hex}, which is "${byte.toString('latin1')}" in Latin-1. Save it as UTF-8.`,
  )
}

function firstBadByte(bytes: Buffer): number {
  let good = 0
  let bad = bytes.length
  while (bad - good > 8) {
    const middle = (good + bad) >> 1
    if (isUtf8(bytes.subarray(0, lastCharacterEnd(bytes.subarray(0, middle))))) good = middle
    else bad = middle
  }
  let at = Math.max(0, good - 4)
  while (at > 0 && ((bytes[at] ?? 0) & 0xc0) === CONTINUES) at -= 1
  for (; at < bytes.length;) {
    const size = [1, 2, 3, 4].find(
      (length) => isUtf8(bytes.subarray(at, at + length)) && at + length <= bytes.length,
    )
    if (size === undefined) return at
    at += size
  }
  return at
}
