import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { shopColours } from '#html/shopColours.ts'
import { amountInWords } from './amountInWords.ts'
import type { InvoiceDocument } from './InvoiceDocument.ts'
import { drawTable, type Column } from './drawTable.ts'

// Hind has the rupee sign, and Devanagari for names and addresses.
const require = createRequire(import.meta.url)
const FONTS = {
  text: require.resolve('@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/hind/600SemiBold/Hind_600SemiBold.ttf'),
}

const MARGIN = 40
const PAGE = { width: 595.28, height: 841.89 }
const WIDTH = PAGE.width - 2 * MARGIN
const TITLES = { invoice: 'Tax invoice', credit_note: 'Credit note' } as const

type Pdf = typeof PDFDocument.prototype
type Line = InvoiceDocument['lines'][number]

/** Documents of an order as one PDF of A4 pages, each document on a new page. */
export async function renderInvoices(
  documents: readonly [InvoiceDocument, ...InvoiceDocument[]],
): Promise<Buffer> {
  const [first] = documents
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${TITLES[first.kind]} ${first.number}`,
      Author: first.seller.legalName,
      CreationDate: new Date(`${first.issuedOn}T00:00:00+05:30`),
    },
  })
  pdf.registerFont('text', FONTS.text).registerFont('strong', FONTS.strong)
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  for (const document of documents) drawDocument(pdf, document)
  numberPages(pdf)
  pdf.end()
  return done
}

function drawDocument(pdf: Pdf, document: InvoiceDocument): void {
  pdf.addPage()
  drawHead(pdf, document)
  drawParties(pdf, document)
  const isWithinState = document.sums.igst === 0 && document.seller.stateCode === document.placeOfSupply.code
  const sumRow = ['', 'Total', '', '', ...amounts(document.sums, isWithinState), rupees(document.sums.total)]
  drawTable(pdf, {
    columns: columnsOf(isWithinState),
    rows: document.lines.map((line, index) => lineCells(line, index, isWithinState)),
    sumRow,
    left: MARGIN,
    bottom: PAGE.height - MARGIN - 30,
  })
  drawSummary(pdf, document, isWithinState)
}

function drawHead(
  pdf: Pdf,
  { kind, number, issuedOn, orderNumber, orderedOn, against, seller }: InvoiceDocument,
): void {
  pdf.font('strong').fontSize(17).fillColor(shopColours.ink).text(seller.shopName, MARGIN, MARGIN)
  pdf.fontSize(17).text(TITLES[kind], MARGIN, MARGIN, { width: WIDTH, align: 'right' })
  const facts = [
    `No. ${number}, ${formatDay(issuedOn)}`,
    ...(against === null ? [] : [`against invoice ${against.number} of ${formatDay(against.issuedOn)}`]),
    `Order ${orderNumber} of ${formatDay(orderedOn)}`,
  ]
  pdf.font('text').fontSize(9).fillColor(shopColours.muted)
  pdf.text(facts.join('\n'), MARGIN, MARGIN + 26, { width: WIDTH, align: 'right', lineGap: 1 })
  pdf.y = Math.max(pdf.y, MARGIN + 52) + 10
}

function drawParties(pdf: Pdf, { seller, buyer, placeOfSupply, paidBy }: InvoiceDocument): void {
  const top = pdf.y
  const width = (WIDTH - 24) / 2
  const party = (label: string, name: string, rest: string[], left: number) => {
    pdf.font('strong').fontSize(8).fillColor(shopColours.muted).text(label, left, top, { width })
    pdf.fontSize(10.5).fillColor(shopColours.ink).text(name, { width })
    pdf.font('text').fontSize(9).text(rest.join('\n'), { width, lineGap: 1 })
    return pdf.y
  }
  const place = `${placeOfSupply.name} (${placeOfSupply.code})`
  const ends = [
    party(
      'Sold by',
      seller.legalName,
      [seller.address, `GSTIN ${seller.gstin}`, `State ${seller.stateName} (${seller.stateCode})`],
      MARGIN,
    ),
    party(
      'Billed and delivered to',
      buyer.name,
      [...buyer.address, `Place of supply ${place}`, `Paid by ${paidBy}. Reverse charge: no`],
      MARGIN + width + 24,
    ),
  ]
  pdf.x = MARGIN
  pdf.y = Math.max(...ends) + 16
}

function columnsOf(isWithinState: boolean): Column[] {
  const amount = (title: string, width: number): Column => ({ title, width, align: 'right' })
  const taxes = isWithinState ? [amount('CGST', 56), amount('SGST', 56)] : [amount('IGST', 62)]
  const rest: Column[] = [
    { title: 'HSN', width: 40, align: 'left' },
    { title: 'Qty', width: 28, align: 'right' },
    amount('Value before tax', 70),
    ...taxes,
    amount('Total', 70),
  ]
  const taken = 22 + rest.reduce((sum, { width }) => sum + width, 0)
  const item: Column = { title: 'Item', width: WIDTH - taken, align: 'left' }
  return [{ title: '#', width: 22, align: 'left' }, item, ...rest]
}

function lineCells(line: Line, index: number, isWithinState: boolean): string[] {
  const { title, hsn, quantity, ratePercent, totalPaise } = line
  const [taxable = '', ...taxes] = amounts(line, isWithinState)
  const rate = isWithinState ? ratePercent / 2 : ratePercent
  const withRate = taxes.map((tax) => `${tax}\n${rate}%`)
  return [String(index + 1), title, hsn, String(quantity), taxable, ...withRate, rupees(totalPaise)]
}

function amounts(
  { taxable, cgst, sgst, igst }: Pick<Line, 'taxable' | 'cgst' | 'sgst' | 'igst'>,
  isWithinState: boolean,
) {
  return [taxable, ...(isWithinState ? [cgst, sgst] : [igst])].map(rupees)
}

function drawSummary(pdf: Pdf, { kind, sums, rates, seller }: InvoiceDocument, isWithinState: boolean): void {
  if (pdf.y > PAGE.height - MARGIN - 150) pdf.addPage()
  const total = kind === 'invoice' ? 'Total, tax included' : 'Credited, tax included'
  pdf.font('strong').fontSize(12).fillColor(shopColours.ink)
  pdf.text(`${total}: ${rupees(sums.total)}`, MARGIN, pdf.y + 14, { width: WIDTH, align: 'right' })
  pdf.font('text').fontSize(9).text(amountInWords(sums.total), { width: WIDTH, align: 'right' })
  const byRate = rates.map((rate) => {
    const taxes = isWithinState
      ? `CGST ${rupees(rate.cgst)} and SGST ${rupees(rate.sgst)}`
      : `IGST ${rupees(rate.igst)}`
    return `At ${rate.ratePercent}%: ${taxes} on ${rupees(rate.taxable)}`
  })
  pdf
    .fontSize(9)
    .fillColor(shopColours.muted)
    .text(byRate.join('\n'), MARGIN, pdf.y + 12, { width: WIDTH, lineGap: 1 })
  pdf.text(
    `Amounts in Indian rupees. Prices include GST. Made by computer for ${seller.legalName}; valid without a signature.`,
    MARGIN,
    pdf.y + 10,
    { width: WIDTH },
  )
}

function numberPages(pdf: Pdf): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0
    pdf.font('text').fontSize(8).fillColor(shopColours.muted)
    const text = `Page ${page + 1} of ${count}`
    pdf.text(text, MARGIN, PAGE.height - MARGIN, { width: WIDTH, align: 'center', lineBreak: false })
  }
}

const amountFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const rupees = (paise: number) => `₹${amountFormat.format(paise / 100)}`

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const formatDay = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))
