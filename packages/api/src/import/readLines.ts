import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'

export interface NumberedLine {
  number: number
  text: string | null
}

/** Longest line in UTF-16 units: ten times that of a product with 120 shades and a long description. */
export const LINE_LENGTH_MAX = 4_000_000

/** Streams the lines of a file in constant memory, even for an endless line. Blank lines are skipped but counted. */
export async function* readLines(
  file: string,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<NumberedLine> {
  const decoder = new StringDecoder('utf8')
  const splitter = createLineSplitter()
  let bytes = 0
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 256 * 1024 })
  for await (const chunk of chunks) {
    bytes += chunk.length
    yield* splitter(decoder.write(chunk))
    onBytes(bytes)
  }
  yield* splitter(`${decoder.end()}\n`)
}

function createLineSplitter(): (text: string) => NumberedLine[] {
  let number = 0
  let rest = ''
  let isTooLong = false

  function append(piece: string) {
    isTooLong ||= rest.length + piece.length > LINE_LENGTH_MAX
    rest = isTooLong ? '' : rest + piece
  }

  function take(): NumberedLine {
    const text = isTooLong ? null : rest.replace(/^\ufeff/, '').trim()
    number += 1
    rest = ''
    isTooLong = false
    return { number, text }
  }

  return (text) => {
    const pieces = text.split('\n')
    const unfinished = pieces.pop() ?? ''
    const lines = pieces.map((piece) => {
      append(piece)
      return take()
    })
    append(unfinished)
    return lines.filter((line) => line.text !== '')
  }
}
