import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { category } from '#database/schema/category.ts'
import { invoice, invoiceSeries } from '#database/schema/invoice.ts'
import { orderLine, orderReturn, orderReturnLine } from '#database/schema/order.ts'
import { product } from '#database/schema/product.ts'
import { invoiceDocumentSchema, type InvoiceDocument } from './InvoiceDocument.ts'

const main = alias(category, 'main')
const sub = alias(category, 'sub')
const child = alias(category, 'child')

type Kind = InvoiceDocument['kind']

export async function findDocuments(
  db: Db,
  orderId: string,
): Promise<{ ref: string; document: InvoiceDocument }[]> {
  const rows = await db
    .select({ ref: invoice.ref, document: invoice.document })
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(asc(invoice.kind), asc(invoice.issuedAt), asc(invoice.number))
  return rows.map(({ ref, document }) => ({ ref, document: invoiceDocumentSchema.parse(document) }))
}

/** Next number of a series, locked until the transaction ends so that no number is skipped. */
export async function nextNumber(tx: Transaction, kind: Kind, financialYear: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ kind, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.financialYear],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last })
  if (row === undefined) throw new Error('The database did not return a number')
  return row.last
}

export async function insertDocument(
  tx: Transaction,
  {
    orderId,
    ref,
    document,
    issuedAt,
  }: { orderId: string; ref: string; document: InvoiceDocument; issuedAt: Date },
): Promise<void> {
  const { kind, number } = document
  await tx.insert(invoice).values({ orderId, kind, ref, number, document, issuedAt })
}

export async function findCategories(
  tx: Transaction,
  productIds: readonly number[],
): Promise<Map<number, { child: string; sub: string; main: string }>> {
  const rows = await tx
    .select({ id: product.id, child: child.slug, sub: sub.slug, main: main.slug })
    .from(product)
    .innerJoin(child, eq(child.id, product.childId))
    .innerJoin(sub, eq(sub.id, product.subId))
    .innerJoin(main, eq(main.id, product.mainId))
    .where(inArray(product.id, [...productIds]))
  return new Map(rows.map(({ id, ...slugs }) => [id, slugs]))
}

/** Returned goods of an order, in the order in which the returns arrived. */
export function findReceivedGoods(
  tx: Transaction,
  orderId: string,
): Promise<{ returnId: string; deliveryPaise: number; lineId: string; quantity: number }[]> {
  return tx
    .select({
      returnId: orderReturn.id,
      deliveryPaise: orderReturn.deliveryPaise,
      lineId: orderReturnLine.lineId,
      quantity: orderReturnLine.quantity,
    })
    .from(orderReturn)
    .innerJoin(orderReturnLine, eq(orderReturnLine.returnId, orderReturn.id))
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.lineId))
    .where(and(eq(orderReturn.orderId, orderId), eq(orderReturn.status, 'received')))
    .orderBy(
      asc(orderReturn.receivedAt),
      asc(orderReturn.requestedAt),
      asc(orderReturn.id),
      asc(orderLine.position),
    )
}
