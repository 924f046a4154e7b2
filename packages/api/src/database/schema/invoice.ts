import {
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InvoiceDocument } from '#modules/invoices/InvoiceDocument.ts'
import { order } from './order.ts'

export const invoiceKind = pgEnum('invoice_kind', ['invoice', 'credit_note'])

/** Last number of a document type in a financial year. Increased in the transaction of the document, so that numbers have no gaps. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: invoiceKind().notNull(),
    /** "26-27": April 2026 to March 2027. */
    financialYear: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.financialYear] })],
)

/** Tax invoice or credit note as issued. It outlives its user's account. */
export const invoice = pgTable(
  'invoice',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    kind: invoiceKind().notNull(),
    /** Id of the refund behind a credit note; empty for an invoice. */
    ref: text().notNull(),
    number: text().notNull().unique(),
    document: jsonb().$type<InvoiceDocument>().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('invoice_once').on(table.orderId, table.kind, table.ref)],
)
