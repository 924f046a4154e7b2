import { z } from 'zod'

const whole = z.number().int()
const tax = { taxable: whole, cgst: whole, sgst: whole, igst: whole }

/** Complete content of a tax invoice or credit note, stored when it is issued so that it never changes. Amounts are in paise. */
export const invoiceDocumentSchema = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  /** `YYYY-MM-DD` in India. */
  issuedOn: z.string(),
  orderNumber: z.string(),
  orderedOn: z.string(),
  against: z.object({ number: z.string(), issuedOn: z.string() }).nullable(),
  seller: z.object({
    /** Documents of earlier releases do not name it. */
    shopName: z.string().default('the product'),
    legalName: z.string(),
    gstin: z.string(),
    address: z.string(),
    stateCode: z.string(),
    stateName: z.string(),
  }),
  buyer: z.object({ name: z.string(), address: z.array(z.string()) }),
  placeOfSupply: z.object({ code: z.string(), name: z.string() }),
  paidBy: z.string(),
  lines: z.array(
    z.object({
      lineId: z.string().nullable(),
      title: z.string(),
      hsn: z.string(),
      ratePercent: whole,
      quantity: whole,
      totalPaise: whole,
      ...tax,
    }),
  ),
  rates: z.array(z.object({ ratePercent: whole, ...tax })),
  sums: z.object({ ...tax, total: whole }),
})
export type InvoiceDocument = z.infer<typeof invoiceDocumentSchema>
