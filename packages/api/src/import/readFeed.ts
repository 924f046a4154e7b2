import type { FeedKind, RecordReader } from './csv/cells.ts'
import { readRows } from './csv/readRows.ts'
import type { FeedRecord } from './feedRecord.ts'
import { readLines } from './readLines.ts'

export interface FeedFile {
  file: string
  /** Reader of a CSV file; without one the file has one JSON object a line. */
  csv?: RecordReader
  kind?: FeedKind
}

/** Streams the products of a feed. `onBytes` reports the position. */
export async function* readFeed(
  { file, csv, kind = 'products' }: FeedFile,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<FeedRecord> {
  if (csv !== undefined) {
    yield* csv(readRows(file, onBytes), kind)
    return
  }
  for await (const { number: line, text } of readLines(file, onBytes)) {
    yield text === null ? { line, problem: 'is too long' } : parseJson(line, text)
  }
}

function parseJson(line: number, text: string): FeedRecord {
  try {
    return { line, value: JSON.parse(text) }
  } catch (error) {
    return { line, problem: `is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}
