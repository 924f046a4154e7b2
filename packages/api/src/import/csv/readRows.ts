import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import { FeedFileError } from '../FeedFileError.ts'
import type { CsvRow } from './cells.ts'

const CELL_MAX = 1_000_000
const DELIMITERS = [',', ';', '\t']

/** Streams the rows of a CSV file with a header. The delimiter is the one that the header has most. */
export async function* readRows(file: string, onBytes: (bytes: number) => void): AsyncGenerator<CsvRow> {
  const bytes = createReadStream(file)
  const parser = parse({
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim()),
    delimiter: await findDelimiter(file),
    info: true,
    max_record_size: CELL_MAX,
    skip_empty_lines: true,
  })
  bytes.on('error', (error) => parser.destroy(error))
  bytes.pipe(parser)
  let line = 2
  try {
    const parsed: AsyncIterable<{ record: Record<string, string>; info: { lines: number } }> = parser
    for await (const { record, info } of parsed) {
      yield { line, cells: record }
      line = info.lines + 1
      onBytes(bytes.bytesRead)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FeedFileError(`${file} is not CSV from line ${line} on: ${error.message}`, { cause: error })
  } finally {
    bytes.destroy()
  }
}

async function findDelimiter(file: string): Promise<string> {
  let header = ''
  const chunks: AsyncIterable<string> = createReadStream(file, { encoding: 'utf8', highWaterMark: 64 * 1024 })
  for await (const chunk of chunks) {
    header += chunk
    if (header.includes('\n')) break
  }
  const first = header.split('\n', 1)[0] ?? ''
  const uses = (delimiter: string) => first.split(delimiter).length
  return DELIMITERS.toSorted((a, b) => uses(b) - uses(a))[0] ?? ','
}
