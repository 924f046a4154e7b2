/** Result of a part: a table with a line of explanation. */
export interface Report {
  title: string
  note?: string
  columns: string[]
  rows: string[][]
}

/** Markdown that is readable in a terminal: first column left-aligned, numbers right-aligned. */
export function toMarkdown({ title, note, columns, rows }: Report): string {
  const widths = columns.map((name, column) =>
    Math.max(...[name, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  )
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? '', width, column)).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  const table = [line(columns), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
  return [`### ${title}`, ...(note === undefined ? [] : [note]), table].join('\n\n')
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

/** Measurement with a mark for its budget; without a budget, the number alone. */
export function atMost(value: number, budget: number | undefined, digits = 0): string {
  return withMark(value, digits, budget === undefined ? undefined : value <= budget)
}

export function atLeast(value: number, budget: number | undefined, digits = 0): string {
  return withMark(value, digits, budget === undefined ? undefined : value >= budget)
}

function withMark(value: number, digits: number, isKept: boolean | undefined): string {
  const text = toNumber(value, digits)
  return isKept === undefined ? text : `${text} ${isKept ? '✓' : '✗'}`
}

/** 1,234.5 */
export function toNumber(value: number, digits = 0): string {
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
