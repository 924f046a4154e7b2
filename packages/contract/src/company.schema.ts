import { z } from 'zod'
import { isGstin } from './isGstin.ts'
import { EMAIL_MAX_LENGTH } from './limits.ts'
import { lineSchema, optionalLineSchema, pincodeSchema } from './people.schema.ts'

const email = z.email('must be an e-mail address').max(EMAIL_MAX_LENGTH)
/** Digits in groups, as pages show them. */
const phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9](?:[ -]?[0-9]){7,14}$/, 'must be a phone number, such as 1800 123 4567 or +91 98765 43210')

/** Who runs the shop and whom to write to: on pages, invoices and in structured data. */
export const companySchema = z.strictObject({
  /** Legal name. */
  name: lineSchema('the legal name', 120),
  /** Corporate identity number (Companies Act, 2013), if it is a company. */
  cin: z
    .string()
    .regex(/^[LUF]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'must be a CIN of 21 characters')
    .optional(),
  /** The first two digits are the state from which the shop sells. */
  gstin: z.string().refine(isGstin, 'must be a GSTIN: 15 characters, the last one computed from the others'),
  /** Registered office. */
  office: z.strictObject({
    line1: lineSchema('the first line', 120),
    line2: optionalLineSchema('the second line', 120),
    city: lineSchema('the city', 60),
    state: lineSchema('the state', 60),
    pincode: pincodeSchema,
  }),
  /** Customer care. Messages of the contact page go to this address. */
  care: z.strictObject({ email, phone, hours: lineSchema('the hours', 120) }),
  /** Required by the Consumer Protection (E-Commerce) Rules, 2020, rule 5, and the Information Technology Rules, 2021. */
  grievance: z.strictObject({ name: lineSchema('the name', 100), email, phone }),
  investors: z.strictObject({ email }),
  /** Required by the Digital Personal Data Protection Act, 2023. */
  privacy: z.strictObject({ email }),
})
export type Company = z.output<typeof companySchema>
