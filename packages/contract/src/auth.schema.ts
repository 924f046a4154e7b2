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

/** Name for the header and bearer token for later calls. */
export const signedInResponseSchema = z.object({ data: z.object({ name: z.string(), token: z.string() }) })
export type SignedInResponse = z.infer<typeof signedInResponseSchema>

/**
 * `POST /api/auth/register`. An e-mail address that has an account answers 409. `phone` is stored unverified;
 * it signs in after `PUT /api/users/profile` has received a code for it.
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

/** `POST /api/auth/login`. Answers the same 401 for an unknown address and for a wrong password. */
export const loginRequestSchema = z.object({ email: emailSchema, password: passwordSchema }).strict()
export type LoginRequest = z.output<typeof loginRequestSchema>

/** `POST /api/auth/otp/request`: sends a code by SMS, for numbers with and without an account. */
export const otpRequestSchema = z.object({ phone: indianMobileSchema }).strict()

/**
 * `POST /api/auth/otp/verify`. A wrong code answers 422 with an error for `code` and the number of attempts
 * left. A right code for a number without an account answers 422 with an error for `name`; send it again with
 * a name.
 */
export const otpVerifyRequestSchema = codeProofSchema.extend({ name: personNameSchema.optional() }).strict()
export type OtpVerifyRequest = z.output<typeof otpVerifyRequestSchema>

/** `is_new`: the call created the account. */
export const otpVerifyResponseSchema = z.object({
  data: z.object({ name: z.string(), token: z.string(), is_new: z.boolean() }),
})
export type OtpVerifyResponse = z.infer<typeof otpVerifyResponseSchema>

/** `POST /api/auth/password/forgot`: answers 202 whether the address has an account or not. */
export const forgotPasswordRequestSchema = z.object({ email: emailSchema }).strict()

/** Seconds until the code expires and until the next one can be requested. */
export const forgotPasswordResponseSchema = z.object({
  data: z.object({ expires_in: z.number().int(), resend_in: z.number().int() }),
})
export type ForgotPasswordResponse = z.infer<typeof forgotPasswordResponseSchema>

/**
 * `POST /api/auth/password/reset`: answers 204 and revokes every token of the user. A wrong code answers 422
 * with an error for `code`.
 */
export const resetPasswordRequestSchema = z
  .object({ email: emailSchema, code: codeSchema, password: newPasswordSchema })
  .strict()
export type ResetPasswordRequest = z.output<typeof resetPasswordRequestSchema>
