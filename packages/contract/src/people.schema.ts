import { z } from 'zod'
import {
  CODE_LENGTH,
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PERSON_NAME_MAX_LENGTH,
} from './limits.ts'

/** Control characters and characters that change the direction of text. */
const UNPRINTABLE = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/
/** Control characters, except line breaks and tabs. */
const UNPRINTABLE_IN_LINES = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/
/** PostgreSQL can't store a lone surrogate. */
const isWhole = (text: string) => !/\p{Surrogate}/u.test(text)

const typed = (name: string, max: number, unprintable: RegExp) =>
  z
    .string(`Enter ${name}.`)
    .trim()
    .max(max, `Keep ${name} to ${max} characters.`)
    .refine(
      (text) => isWhole(text) && !unprintable.test(text),
      `Take out the invisible characters from ${name}.`,
    )

/** One trimmed line of text; `name` appears in the messages. */
export const lineSchema = (name: string, max: number) =>
  typed(name, max, UNPRINTABLE).min(1, `Enter ${name}.`)

export const optionalLineSchema = (name: string, max: number) => typed(name, max, UNPRINTABLE).default('')

export const linesSchema = (name: string, max: number) =>
  typed(name, max, UNPRINTABLE_IN_LINES).min(1, `Enter ${name}.`)

export const personNameSchema = lineSchema('your name', PERSON_NAME_MAX_LENGTH)

export const emailSchema = z
  .string('Enter your e-mail address.')
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, `Keep the e-mail address to ${EMAIL_MAX_LENGTH} characters.`)
  .pipe(z.email('Enter an e-mail address such as asha@example.com.'))

/** Indian mobile number: ten digits from 6 to 9, with or without +91, 91, a leading 0, spaces and hyphens, normalised to `+919876543210`. */
export const indianMobileSchema = z
  .string('Enter your mobile number.')
  .max(24, 'Enter one mobile number.')
  .regex(/^ *(?:(?:\+?91|0)[ -]*)?[6-9](?:[ -]*[0-9]){9} *$/, 'Enter a 10-digit Indian mobile number.')
  .transform((typed) => `+91${typed.replace(/[ -]/g, '').slice(-10)}`)

/** Six digits, the first not 0. */
export const pincodeSchema = z
  .string('Enter the pincode.')
  .regex(/^[1-9][0-9]{5}$/, 'Enter a 6-digit pincode.')

export const codeSchema = z
  .string(`Enter the ${CODE_LENGTH} digits of the code.`)
  .regex(/^[0-9]{6}$/, `Enter the ${CODE_LENGTH} digits of the code.`)

/** New password. The server also refuses common passwords. */
export const newPasswordSchema = z
  .string('Choose a password.')
  .min(PASSWORD_MIN_LENGTH, `Choose a password of ${PASSWORD_MIN_LENGTH} or more characters.`)
  .max(PASSWORD_MAX_LENGTH, `Choose a password of at most ${PASSWORD_MAX_LENGTH} characters.`)
  .refine(
    (password) => isWhole(password) && !password.includes('\u0000'),
    'Take out the invisible characters from the password.',
  )

/** Existing password: any text, because a wrong one is only wrong. */
export const passwordSchema = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(PASSWORD_MAX_LENGTH, `A password has at most ${PASSWORD_MAX_LENGTH} characters.`)

/** Proof of a number or address: a challenge and the code that was sent for it. */
export const codeProofSchema = z
  .object({ challenge_id: z.uuid('Ask for a new code.'), code: codeSchema })
  .strict()
export type CodeProof = z.infer<typeof codeProofSchema>

/** Challenge for the code, and seconds until the code expires and the next one can be requested. */
export const codeSentResponseSchema = z.object({
  data: z.object({
    challenge_id: z.uuid(),
    expires_in: z.number().int(),
    resend_in: z.number().int(),
  }),
})
export type CodeSentResponse = z.infer<typeof codeSentResponseSchema>
