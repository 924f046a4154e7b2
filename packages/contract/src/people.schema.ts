import { z } from 'zod'
import {
  CODE_LENGTH,
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PERSON_NAME_MAX_LENGTH,
} from './limits.ts'

/** Control characters and those that turn the direction of a text around: nobody's name or street holds one. */
const UNPRINTABLE = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/
/** The same for text of several lines. */
const UNPRINTABLE_IN_LINES = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/
/** Half a character: PostgreSQL can't store one. */
const isWhole = (text: string) => !/\p{Surrogate}/u.test(text)

const typed = (name: string, max: number, unprintable: RegExp) =>
  z
    .string(`Fill in ${name}.`)
    .trim()
    .max(max, `Keep ${name} to ${max} characters.`)
    .refine(
      (text) => isWhole(text) && !unprintable.test(text),
      `Take out the invisible characters from ${name}.`,
    )

/** One line that a person typed, without the spaces around it; `name` says what it is in the messages. */
export const lineSchema = (name: string, max: number) =>
  typed(name, max, UNPRINTABLE).min(1, `Fill in ${name}.`)

/** A line that may be left out or empty. */
export const optionalLineSchema = (name: string, max: number) => typed(name, max, UNPRINTABLE).default('')

/** Text of several lines. */
export const linesSchema = (name: string, max: number) =>
  typed(name, max, UNPRINTABLE_IN_LINES).min(1, `Fill in ${name}.`)

export const personNameSchema = lineSchema('your name', PERSON_NAME_MAX_LENGTH)

/** An e-mail address; case does not matter, so it is kept in lower case. */
export const emailSchema = z
  .string('Fill in your e-mail address.')
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, `Keep the e-mail address to ${EMAIL_MAX_LENGTH} characters.`)
  .pipe(z.email('Give an e-mail address such as asha@example.com.'))

/** An Indian mobile: ten digits from 6 to 9, with or without +91, spaces and hyphens. Becomes `+919876543210`. */
export const indianMobileSchema = z
  .string('Fill in your mobile number.')
  .max(24, 'Give one mobile number.')
  .regex(
    /^ *(?:\+91[ -]*)?[6-9](?:[ -]*[0-9]){9} *$/,
    'Give an Indian mobile number: ten digits, the first one 6, 7, 8 or 9.',
  )
  .transform((typed) => `+91${typed.replace(/[ -]/g, '').slice(-10)}`)

/** A pincode: six digits, the first not 0. */
export const pincodeSchema = z
  .string('Fill in the pincode.')
  .regex(/^[1-9][0-9]{5}$/, 'Give a pincode of six digits that does not start with 0.')

/** A one-time code, as it came by SMS or mail. */
export const codeSchema = z
  .string(`Fill in the ${CODE_LENGTH} digits of the code.`)
  .regex(/^[0-9]{6}$/, `Fill in the ${CODE_LENGTH} digits of the code.`)

/** A password that is being chosen. Whether it is a common one is for the server to say. */
export const newPasswordSchema = z
  .string('Choose a password.')
  .min(PASSWORD_MIN_LENGTH, `Choose a password of ${PASSWORD_MIN_LENGTH} or more characters.`)
  .max(PASSWORD_MAX_LENGTH, `Choose a password of at most ${PASSWORD_MAX_LENGTH} characters.`)
  .refine(
    (password) => isWhole(password) && !password.includes('\u0000'),
    'Take out the invisible characters from the password.',
  )

/** A password that is being checked: a wrong one is wrong, however it is made. */
export const passwordSchema = z
  .string('Fill in your password.')
  .min(1, 'Fill in your password.')
  .max(PASSWORD_MAX_LENGTH, `A password has at most ${PASSWORD_MAX_LENGTH} characters.`)

/** Proof that a number or address is the asker's: a challenge, and the code that was sent for it. */
export const codeProofSchema = z
  .object({ challenge_id: z.uuid('Ask for a new code.'), code: codeSchema })
  .strict()
export type CodeProof = z.infer<typeof codeProofSchema>

/** A code is on its way: what proves it belongs to, and in how many seconds it dies and the next may be asked for. */
export const codeSentResponseSchema = z.object({
  data: z.object({
    challenge_id: z.uuid(),
    expires_in: z.number().int(),
    resend_in: z.number().int(),
  }),
})
export type CodeSentResponse = z.infer<typeof codeSentResponseSchema>
