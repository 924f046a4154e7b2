import type PDFDocument from 'pdfkit'
import { shopColours } from '#html/shopColours.ts'

type Pdf = typeof PDFDocument.prototype

export interface Column {
  title: string
  /** In points. */
  width: number
  align: 'left' | 'right'
}

interface Table {
  columns: readonly Column[]
  rows: readonly string[][]
  sumRow: string[]
  left: number
  /** Lowest position of a row. Later rows continue on the next page, below repeated titles. */
  bottom: number
}

const PADDING = 4

/** Draws a table over as many pages as needed, and leaves the position below it. */
export function drawTable(pdf: Pdf, { columns, rows, sumRow, left, bottom }: Table): void {
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const textWidth = (column: Column) => column.width - 2 * PADDING

  const heightOf = (cells: readonly string[]) =>
    Math.max(
      ...columns.map((column, index) => pdf.heightOfString(cells[index] ?? '', { width: textWidth(column) })),
    )

  const drawRow = (cells: readonly string[], style: 'title' | 'row' | 'sum') => {
    pdf.font(style === 'row' ? 'text' : 'strong').fontSize(style === 'title' ? 8 : 9)
    const height = heightOf(cells) + 2 * PADDING
    if (pdf.y + height > bottom) {
      pdf.addPage()
      if (style !== 'title')
        drawRow(
          columns.map(({ title }) => title),
          'title',
        )
      pdf.font(style === 'row' ? 'text' : 'strong').fontSize(9)
    }
    const top = pdf.y
    let x = left
    pdf.fillColor(style === 'title' ? shopColours.muted : shopColours.ink)
    for (const [index, column] of columns.entries()) {
      pdf.text(cells[index] ?? '', x + PADDING, top + PADDING, {
        width: textWidth(column),
        align: column.align,
      })
      x += column.width
    }
    pdf.moveTo(left, top + height).lineTo(left + width, top + height)
    pdf
      .lineWidth(style === 'row' ? 0.5 : 1)
      .strokeColor(shopColours.control)
      .stroke()
    pdf.x = left
    pdf.y = top + height
  }

  drawRow(
    columns.map(({ title }) => title),
    'title',
  )
  for (const row of rows) drawRow(row, 'row')
  drawRow(sumRow, 'sum')
}
