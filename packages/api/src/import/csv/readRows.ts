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
    group_columns_by_name: true,
    delimiter: await findDelimiter(file),
    info: true,
    max_record_size: CELL_MAX,
    skip_empty_lines: true,
  })
  bytes.on('error', (error) => parser.destroy(error))
  bytes.pipe(parser)
  let line = 2
  try {
    const parsed: AsyncIterable<{ record: CsvRow['cells']; info: { lines: number } }> = parser
    for await (const { record, info } of parsed) {
      yield { line, cells: record }
      line = info.lines + 1
      onBytes(bytes.bytesRead)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FeedFileError(`${file} can't be read from line ${line} on: ${toSentence(error)}`, {
      cause: error,
    })
  } finally {
    bytes.destroy()
  }
}

/** What the operator does about an error of the library. */
function toSentence({ code, message }: CsvError): string {
  switch (code) {
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
      return 'it has more or fewer cells than the header. Put a text with a delimiter between quotation marks.'
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quotation mark is not closed. Write one that belongs to the text twice.'
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return 'a quotation mark is inside a text. Put the text between quotation marks, and write the one inside twice.'
    case 'CSV_MAX_RECORD_SIZE':
      return `a row is longer than ${CELL_MAX.toLocaleString('en-IN')} characters. Is a quotation mark missing?`
    default:
      return message
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
