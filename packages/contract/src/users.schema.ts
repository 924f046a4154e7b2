import { z } from 'zod'
import { ADDRESS_LINE_MAX_LENGTH } from './limits.ts'
import {
  codeProofSchema,
  emailSchema,
  indianMobileSchema,
  lineSchema,
  optionalLineSchema,
  personNameSchema,
  pincodeSchema,
} from './people.schema.ts'

export const GENDERS = ['female', 'male', 'other'] as const

/** An account as its owner sees it. `phone` is `+91` and ten digits, `birthday` is `YYYY-MM-DD`. */
export const profileWireSchema = z.object({
  name: z.string(),
  email: z.string().nullable(),
  /** A code sent to the address has come back. */
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  /** A code sent to the number has come back; only then does the number sign in. */
  phone_verified: z.boolean(),
  gender: z.enum(GENDERS).nullable(),
  birthday: z.string().nullable(),
  /** False for an account that signs in by phone alone. */
  has_password: z.boolean(),
  created_at: z.string(),
})
export type ProfileWire = z.infer<typeof profileWireSchema>

/** `GET` and `PUT /api/users/profile` */
export const profileResponseSchema = z.object({ data: profileWireSchema })
export type ProfileResponse = z.infer<typeof profileResponseSchema>

const birthdaySchema = z.iso
  .date('Give the birthday as YYYY-MM-DD.')
  .refine(
    (day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10),
    'Give a birthday in the past.',
  )

/**
 * `PUT /api/users/profile`: what is left out stays, null empties. A new `email` or `phone` needs the code that was sent to it
 * (`POST /api/users/email/code`, `POST /api/auth/otp/request`) in `email_proof` or `phone_proof`; without it: 422 naming the
 * proof. An address or number that signs in to another account: 409. The last way to sign in can't be emptied.
 */
export const updateProfileRequestSchema = z
  .object({
    name: personNameSchema.optional(),
    email: emailSchema.nullable().optional(),
    email_proof: codeProofSchema.optional(),
    phone: indianMobileSchema.nullable().optional(),
    phone_proof: codeProofSchema.optional(),
    gender: z.enum(GENDERS, 'Choose one of the list.').nullable().optional(),
    birthday: birthdaySchema.nullable().optional(),
  })
  .strict()
export type UpdateProfileRequest = z.output<typeof updateProfileRequestSchema>

/** `POST /api/users/email/code` (bearer): a code to an address, for `email_proof`. */
export const emailCodeRequestSchema = z.object({ email: emailSchema }).strict()

export const ADDRESS_TYPES = ['home', 'work'] as const

/** A place to deliver to. `phone` is `+91` and ten digits; `line2` and `landmark` are empty when there is none. */
export const addressWireSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  pincode: z.string(),
  line1: z.string(),
  line2: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  type: z.enum(ADDRESS_TYPES),
  is_default: z.boolean(),
})
export type AddressWire = z.infer<typeof addressWireSchema>

/**
 * `POST /api/users/addresses` and `PUT /api/users/addresses/{id}`, the whole address. The first one is the default; another
 * becomes it with `is_default: true`, and there is always one.
 */
export const addressRequestSchema = z
  .object({
    name: lineSchema('the name of who receives it', ADDRESS_LINE_MAX_LENGTH),
    phone: indianMobileSchema,
    pincode: pincodeSchema,
    line1: lineSchema('house number and street', ADDRESS_LINE_MAX_LENGTH),
    line2: optionalLineSchema('the area', ADDRESS_LINE_MAX_LENGTH),
    landmark: optionalLineSchema('the landmark', ADDRESS_LINE_MAX_LENGTH),
    city: lineSchema('the city', ADDRESS_LINE_MAX_LENGTH),
    state: lineSchema('the state', ADDRESS_LINE_MAX_LENGTH),
    type: z.enum(ADDRESS_TYPES, 'Choose home or work.').default('home'),
    is_default: z.boolean().default(false),
  })
  .strict()
export type AddressRequest = z.output<typeof addressRequestSchema>

export const addressResponseSchema = z.object({ data: addressWireSchema })
export type AddressResponse = z.infer<typeof addressResponseSchema>

/** `GET /api/users/addresses`: the default first, then the newest first. */
export const listAddressesResponseSchema = z.object({ data: z.array(addressWireSchema) })
export type ListAddressesResponse = z.infer<typeof listAddressesResponseSchema>

/** A place where the account is signed in. */
export const sessionWireSchema = z.object({
  id: z.number().int(),
  /** Browser and system, as far as they can be told: "Chrome on Android". */
  device: z.string(),
  created_at: z.string(),
  /** Last use, to the hour. */
  seen_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type SessionWire = z.infer<typeof sessionWireSchema>

/** `GET /api/users/sessions`: the current one first, then those used last. */
export const listSessionsResponseSchema = z.object({ data: z.array(sessionWireSchema) })
export type ListSessionsResponse = z.infer<typeof listSessionsResponseSchema>
