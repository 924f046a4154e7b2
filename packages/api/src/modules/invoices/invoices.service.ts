import { officeAddress } from '@shop/contract/company'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { linePaise, refundPaise } from '#modules/orders/orderMoney.ts'
import { findLines, type OrderLineRow, type OrderRow } from '#modules/orders/orders.repository.ts'
import { lockOwnOrder } from '#modules/orders/ownOrder.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import { today } from '#time/today.ts'
import { computeInvoice, type SoldLine } from './computeInvoice.ts'
import { financialYear } from './financialYear.ts'
import { gstOf } from './gstOf.ts'
import { gstStateCode, gstStateName } from './gstStates.ts'
import type { InvoiceDocument } from './InvoiceDocument.ts'
import {
  findCategories,
  findDocuments,
  findReceivedGoods,
  insertDocument,
  nextNumber,
} from './invoices.repository.ts'

const PAID_BY = { cod: 'cash on delivery', upi: 'UPI', card: 'card', netbanking: 'net banking' } as const
/** Orders have an invoice from packing on. */
const HAS_INVOICE = new Set<OrderRow['status']>([
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'returned',
])

interface Issuing {
  now: Date
}

/** Invoice and credit notes of a user's order. Missing ones are issued. */
export async function readDocuments(
  db: Database,
  { userId, publicId, ...issuing }: Issuing & { userId: number; publicId: string },
): Promise<{ orderNumber: string; documents: [InvoiceDocument, ...InvoiceDocument[]] }> {
  return withRetries(db, async (tx) => {
    const order = await lockOwnOrder(tx, userId, publicId)
    if (!HAS_INVOICE.has(order.status))
      throw new HttpProblem(404, 'There is no invoice yet: it is issued when the order is packed.')
    await issueDocuments(tx, order, issuing)
    const [first, ...rest] = (await findDocuments(tx, order.id)).map(({ document }) => document)
    if (first === undefined) throw new Error(`Order ${order.number} has no invoice`)
    return { orderNumber: order.number, documents: [first, ...rest] }
  })
}

/** The invoice is issued at packing, a credit note per received return. The order must be locked, so that each is issued once. */
export async function issueDocuments(tx: Transaction, order: OrderRow, issuing: Issuing): Promise<void> {
  const issued = await findDocuments(tx, order.id)
  const lines = await findLines(tx, order.id)
  const invoice =
    issued.find(({ document }) => document.kind === 'invoice')?.document ??
    (await issueInvoice(tx, order, lines, issuing))
  const goods = await findReceivedGoods(tx, order.id)
  const fees = new Map(goods.map((one) => [one.returnId, one.deliveryPaise]))
  for (const [returnId, feePaise] of fees) {
    if (issued.some(({ ref }) => ref === returnId)) continue
    const before = goods.slice(
      0,
      goods.findIndex((one) => one.returnId === returnId),
    )
    const sold = goods.flatMap((one) => {
      if (one.returnId !== returnId) return []
      const line = lines.find(({ id }) => id === one.lineId)
      const invoiced = invoice.lines.find(({ lineId }) => lineId === one.lineId)
      if (line === undefined || invoiced === undefined) return []
      const earlier = before.filter(({ lineId }) => lineId === one.lineId)
      const alreadyReturned = earlier.reduce((sum, { quantity }) => sum + quantity, 0)
      const { lineId, title, hsn, ratePercent } = invoiced
      const totalPaise = refundPaise(line, one.quantity, alreadyReturned)
      return [{ lineId, title, hsn, ratePercent, quantity: one.quantity, totalPaise }]
    })
    const delivery = returnedDelivery(invoice, feePaise)
    await issueCreditNote(tx, order, {
      invoice,
      sold: [...sold, ...delivery],
      ref: returnId,
      now: issuing.now,
    })
  }
}

/** Line of a credit note for a delivery fee, in paise, that comes back; with the rate of the invoice. */
function returnedDelivery({ lines }: InvoiceDocument, feePaise: number): SoldLine[] {
  const invoiced = lines.find(({ lineId }) => lineId === null)
  if (feePaise === 0 || invoiced === undefined) return []
  const { lineId, title, hsn, ratePercent, quantity } = invoiced
  return [{ lineId, title, hsn, ratePercent, quantity, totalPaise: feePaise }]
}

async function issueInvoice(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { now }: Issuing,
): Promise<InvoiceDocument> {
  const { shop, company, gst } = await readSettings(tx)
  const categories = await findCategories(
    tx,
    lines.map(({ productId }) => productId),
  )
  const sold = lines
    .filter(({ status }) => status !== 'cancelled')
    .map<SoldLine>((line) => {
      const totalPaise = linePaise(line)
      const slugs = categories.get(line.productId) ?? { child: '', sub: '', main: '' }
      return {
        lineId: line.id,
        title: [line.brandName, line.title, line.optionName].filter(Boolean).join(', '),
        ...gstOf(gst, slugs, Math.ceil(totalPaise / line.quantity)),
        quantity: line.quantity,
        totalPaise,
      }
    })
  const delivery: SoldLine[] =
    order.deliveryPaise === 0
      ? []
      : [
          {
            lineId: null,
            title: 'Delivery',
            hsn: gst.delivery.hsn,
            ratePercent: gst.delivery.rate,
            quantity: 1,
            totalPaise: order.deliveryPaise,
          },
        ]
  const stateCode = company.gstin.slice(0, 2)
  const { shipTo } = order
  const placeCode = gstStateCode(shipTo.state) ?? stateCode
  const issuedOn = today(now)
  const year = financialYear(issuedOn)
  const document: InvoiceDocument = {
    kind: 'invoice',
    number: `${shop.initials}/${year}/${String(await nextNumber(tx, 'invoice', year)).padStart(6, '0')}`,
    issuedOn,
    orderNumber: order.number,
    orderedOn: today(order.placedAt),
    against: null,
    seller: {
      shopName: shop.name,
      legalName: company.name,
      gstin: company.gstin,
      address: officeAddress(company.office),
      stateCode,
      stateName: gstStateName(stateCode) ?? stateCode,
    },
    buyer: {
      name: shipTo.name,
      address: [
        shipTo.line1,
        shipTo.line2,
        shipTo.landmark,
        `${shipTo.city}, ${shipTo.state} ${shipTo.pincode}`,
      ].filter((part) => part !== ''),
    },
    placeOfSupply: { code: placeCode, name: gstStateName(placeCode) ?? placeCode },
    paidBy: PAID_BY[order.paymentMethod],
    ...computeInvoice([...sold, ...delivery], placeCode === stateCode),
  }
  await insertDocument(tx, { orderId: order.id, ref: '', document, issuedAt: now })
  return document
}

async function issueCreditNote(
  tx: Transaction,
  order: OrderRow,
  { invoice, sold, ref, now }: { invoice: InvoiceDocument; sold: SoldLine[]; ref: string; now: Date },
): Promise<void> {
  const issuedOn = today(now)
  const year = financialYear(issuedOn)
  const { number, issuedOn: invoicedOn, seller, placeOfSupply } = invoice
  const { shop } = await readSettings(tx)
  const document: InvoiceDocument = {
    ...invoice,
    kind: 'credit_note',
    number: `${shop.initials}C/${year}/${String(await nextNumber(tx, 'credit_note', year)).padStart(5, '0')}`,
    issuedOn,
    against: { number, issuedOn: invoicedOn },
    ...computeInvoice(sold, placeOfSupply.code === seller.stateCode),
  }
  await insertDocument(tx, { orderId: order.id, ref, document, issuedAt: now })
}
