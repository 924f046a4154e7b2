import { z } from 'zod'
import {
  codeProofSchema,
  codeSchema,
  emailSchema,
  indianMobileSchema,
  newPasswordSchema,
  passwordSchema,
  personNameSchema,
} from './people.schema.ts'

/** `name` is for the header, `token` for the Authorization header of later calls. */
export const signedInResponseSchema = z.object({ data: z.object({ name: z.string(), token: z.string() }) })
export type SignedInResponse = z.infer<typeof signedInResponseSchema>

/**
 * `POST /api/auth/register`. An address with an account is a 409. `phone` is stored unverified, and signs in after `PUT
 * /api/users/profile`.
 */
export const registerRequestSchema = z
  .object({
    name: personNameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    phone: indianMobileSchema.optional(),
  })
  .strict()
export type RegisterRequest = z.output<typeof registerRequestSchema>

/** `POST /api/auth/login`. Unknown addresses and wrong passwords get the same 401. */
export const loginRequestSchema = z.object({ email: emailSchema, password: passwordSchema }).strict()
export type LoginRequest = z.output<typeof loginRequestSchema>

/** `POST /api/auth/otp/request`: sends a code by SMS, to numbers with and without an account. */
export const otpRequestSchema = z.object({ phone: indianMobileSchema }).strict()

/**
 * `POST /api/auth/otp/verify`. A wrong code is a 422 with an error for `code` and the number of attempts left. A right code for a
 * number without an account is a 422 with an error for `name`: repeat the request with a name.
 */
export const otpVerifyRequestSchema = codeProofSchema.extend({ name: personNameSchema.optional() }).strict()
export type OtpVerifyRequest = z.output<typeof otpVerifyRequestSchema>

/** `is_new`: the request created the account. */
export const otpVerifyResponseSchema = z.object({
  data: z.object({ name: z.string(), token: z.string(), is_new: z.boolean() }),
})
export type OtpVerifyResponse = z.infer<typeof otpVerifyResponseSchema>

/** `POST /api/auth/password/forgot`: always 202, so that it does not reveal accounts. */
export const forgotPasswordRequestSchema = z.object({ email: emailSchema }).strict()

/** Seconds until the code expires, and until the next one can be requested. */
export const forgotPasswordResponseSchema = z.object({
  data: z.object({ expires_in: z.number().int(), resend_in: z.number().int() }),
})
export type ForgotPasswordResponse = z.infer<typeof forgotPasswordResponseSchema>

/** `POST /api/auth/password/reset`: 204, and every token of the user is revoked. A wrong code is a 422 with an error for `code`. */
export const resetPasswordRequestSchema = z
  .object({ email: emailSchema, code: codeSchema, password: newPasswordSchema })
  .strict()
export type ResetPasswordRequest = z.output<typeof resetPasswordRequestSchema>
