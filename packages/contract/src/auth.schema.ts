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

/** The shopper is in: the name for the header and the bearer token for every call from here on. */
export const signedInResponseSchema = z.object({ data: z.object({ name: z.string(), token: z.string() }) })
export type SignedInResponse = z.infer<typeof signedInResponseSchema>

/**
 * `POST /api/auth/register`. An e-mail address that has an account is a 409. `phone` is kept as told; it signs nobody in
 * until a code sent to it has been given to `PUT /api/users/profile`.
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

/** `POST /api/auth/login`. The same 401 for an unknown address and for a wrong password. */
export const loginRequestSchema = z.object({ email: emailSchema, password: passwordSchema }).strict()
export type LoginRequest = z.output<typeof loginRequestSchema>

/** `POST /api/auth/otp/request`: a code by SMS, the same for numbers with and without an account. */
export const otpRequestSchema = z.object({ phone: indianMobileSchema }).strict()

/**
 * `POST /api/auth/otp/verify`. A wrong code is a 422 whose `errors` name `code` and say how many tries are left; a right one
 * of a number without an account and without `name` is a 422 that names `name`, and may be sent again with one.
 */
export const otpVerifyRequestSchema = codeProofSchema.extend({ name: personNameSchema.optional() }).strict()
export type OtpVerifyRequest = z.output<typeof otpVerifyRequestSchema>

/** `is_new`: an account was opened with this call. */
export const otpVerifyResponseSchema = z.object({
  data: z.object({ name: z.string(), token: z.string(), is_new: z.boolean() }),
})
export type OtpVerifyResponse = z.infer<typeof otpVerifyResponseSchema>

/** `POST /api/auth/password/forgot`: 202 whether the address has an account or not. */
export const forgotPasswordRequestSchema = z.object({ email: emailSchema }).strict()

/** In how many seconds the code dies, if one was sent, and the next may be asked for. */
export const forgotPasswordResponseSchema = z.object({
  data: z.object({ expires_in: z.number().int(), resend_in: z.number().int() }),
})
export type ForgotPasswordResponse = z.infer<typeof forgotPasswordResponseSchema>

/** `POST /api/auth/password/reset`: 204, and every token of the user is dead. A wrong code is a 422 that names `code`. */
export const resetPasswordRequestSchema = z
  .object({ email: emailSchema, code: codeSchema, password: newPasswordSchema })
  .strict()
export type ResetPasswordRequest = z.output<typeof resetPasswordRequestSchema>
