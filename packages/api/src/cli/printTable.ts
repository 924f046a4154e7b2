export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  )
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width)
    })
    console.log(cells.join('  ').trimEnd())
  }
}
