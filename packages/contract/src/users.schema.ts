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

/** Account of the caller. `phone` is `+91` and ten digits, `birthday` is `YYYY-MM-DD`. */
export const profileWireSchema = z.object({
  name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  /** Only a verified number signs in. */
  phone_verified: z.boolean(),
  gender: z.enum(GENDERS).nullable(),
  birthday: z.string().nullable(),
  /** False for an account that signs in by phone only. */
  has_password: z.boolean(),
  /** True for `RECENT_LOGIN_MIN` minutes after the login of this session: only then may `email` and `phone` change. */
  logged_in_recently: z.boolean(),
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
    'Enter a birthday in the past.',
  )

/**
 * `PUT /api/users/profile`: missing fields stay, null clears. A new `email` or `phone` requires the code that was sent to it
 * (`POST /api/users/email/code`, `POST /api/auth/otp/request`) in `email_proof` or `phone_proof`. An address or number that signs in to
 * another account is a 409. The last way to sign in can't be cleared.
 * A change of either requires a recent login, otherwise 403.
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

/** `POST /api/users/email/code` (bearer): sends a code to an address, for `email_proof`. */
export const emailCodeRequestSchema = z.object({ email: emailSchema }).strict()

export const ADDRESS_TYPES = ['home', 'work'] as const

/** Delivery address. `phone` is `+91` and ten digits; `line2` and `landmark` may be empty. */
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
 * `POST /api/users/addresses` and `PUT /api/users/addresses/{id}` with the whole address. The first address is the default;
 * `is_default: true` changes it, and there is always one.
 */
export const addressRequestSchema = z
  .object({
    name: lineSchema('the receiver’s name', ADDRESS_LINE_MAX_LENGTH),
    phone: indianMobileSchema,
    pincode: pincodeSchema,
    line1: lineSchema('the flat, house number or building', ADDRESS_LINE_MAX_LENGTH),
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

/** `GET /api/users/addresses`: the default first, then newest first. */
export const listAddressesResponseSchema = z.object({ data: z.array(addressWireSchema) })
export type ListAddressesResponse = z.infer<typeof listAddressesResponseSchema>

export const sessionWireSchema = z.object({
  id: z.number().int(),
  /** Browser and system, such as "Chrome on Android phone". */
  device: z.string(),
  created_at: z.string(),
  /** Last use, to the hour. */
  seen_at: z.string(),
  /** True for the session of the caller. */
  current: z.boolean(),
})
export type SessionWire = z.infer<typeof sessionWireSchema>

/** `GET /api/users/sessions`: the current one first, then by last use. */
export const listSessionsResponseSchema = z.object({ data: z.array(sessionWireSchema) })
export type ListSessionsResponse = z.infer<typeof listSessionsResponseSchema>
