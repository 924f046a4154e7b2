import { checkFeedFile } from '#import/checkFeedFile.ts'
import { cell, type CsvRow } from '#import/csv/cells.ts'
import { readRows } from '#import/csv/readRows.ts'
import { FeedFileError } from '#import/FeedFileError.ts'
import { readNewAddress, readOldAddress } from './redirectPath.ts'
import type { Redirect } from './redirects.repository.ts'

export interface RedirectFile {
  redirects: Redirect[]
  /** Sentences about the lines that were left out. */
  refused: string[]
}

/** Columns of a file, and those of an export of Shopify. */
const FROM = ['from', 'Redirect from']
const TO = ['to', 'Redirect to']

/** Reads old and new addresses from a CSV file with the columns `from` and `to`. */
export async function readRedirectFile(file: string): Promise<RedirectFile> {
  await checkFeedFile(file, 'csv')
  const targets = new Map<string, string>()
  const refused: string[] = []
  for await (const row of readRows(file, () => {})) {
    if (![FROM, TO].every((names) => names.some((name) => Object.hasOwn(row.cells, name)))) {
      throw new FeedFileError(
        `The first line of ${file} must name the columns "from" and "to". It has: ${Object.keys(row.cells).join(', ')}.`,
      )
    }
    const from = readOldAddress(cellOf(row, FROM))
    const to = readNewAddress(cellOf(row, TO))
    if (!from.ok) refused.push(`line ${row.line}: from ${from.reason}`)
    if (!to.ok) refused.push(`line ${row.line}: to ${to.reason}`)
    if (!from.ok || !to.ok) continue
    const earlier = targets.get(from.value)
    if (earlier !== undefined && earlier !== to.value)
      refused.push(`line ${row.line}: ${from.value} is there twice, first to ${earlier}`)
    else targets.set(from.value, to.value)
  }
  return { redirects: [...targets].map(([path, target]) => ({ path, target })), refused }
}

function cellOf(row: CsvRow, columns: readonly string[]): string {
  return columns.map((column) => cell(row, column)).find((text) => text !== undefined) ?? ''
}
