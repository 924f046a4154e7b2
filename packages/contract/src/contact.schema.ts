import { z } from 'zod'
import { CONTACT_MESSAGE_MAX_LENGTH } from './limits.ts'
import { emailSchema, indianMobileSchema, linesSchema, personNameSchema } from './people.schema.ts'

export const CONTACT_TOPICS = ['order', 'return', 'payment', 'product', 'privacy', 'other'] as const

/** `POST /api/contact` */
export const contactRequestSchema = z
  .object({
    name: personNameSchema,
    email: emailSchema,
    phone: indianMobileSchema.optional(),
    topic: z.enum(CONTACT_TOPICS, 'Choose what it is about.').default('other'),
    message: linesSchema('your message', CONTACT_MESSAGE_MAX_LENGTH),
  })
  .strict()
export type ContactRequest = z.output<typeof contactRequestSchema>

/** 202; `reference` identifies the message in later questions. */
export const contactResponseSchema = z.object({ data: z.object({ reference: z.string() }) })
export type ContactResponse = z.infer<typeof contactResponseSchema>
