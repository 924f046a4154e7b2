import { z } from 'zod'
import { CONTACT_MESSAGE_MAX_LENGTH } from './limits.ts'
import { emailSchema, indianMobileSchema, linesSchema, personNameSchema } from './people.schema.ts'

export const CONTACT_TOPICS = ['order', 'return', 'payment', 'product', 'privacy', 'other'] as const

/** Beginning of a message about an order, which the page fills in. */
const ONLY_THE_ORDER = /^Order [\w-]+:$/

const isReachable = ({ email, phone }: { email?: unknown; phone?: unknown }) =>
  email !== undefined || phone !== undefined
/** Error of a missing address and number, which both fields have. */
const reachableBy = (field: 'email' | 'phone') => ({
  path: [field],
  message: 'Enter your e-mail address or your mobile number.',
  // With the errors of the other fields.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})

/** `POST /api/contact`. The answer goes to the e-mail address, or to the mobile number: one of them is enough. */
export const contactRequestSchema = z
  .object({
    name: personNameSchema,
    email: emailSchema.optional(),
    phone: indianMobileSchema.optional(),
    topic: z.enum(CONTACT_TOPICS, 'Choose what it is about.').default('other'),
    message: linesSchema('your message', CONTACT_MESSAGE_MAX_LENGTH).refine(
      (text) => !ONLY_THE_ORDER.test(text),
      'Enter your message.',
    ),
  })
  .strict()
  .refine(isReachable, reachableBy('email'))
  .refine(isReachable, reachableBy('phone'))
export type ContactRequest = z.output<typeof contactRequestSchema>

/** 202; `reference` identifies the message in later questions. */
export const contactResponseSchema = z.object({ data: z.object({ reference: z.string() }) })
export type ContactResponse = z.infer<typeof contactResponseSchema>
