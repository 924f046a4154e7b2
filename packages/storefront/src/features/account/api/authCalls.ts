import type {
  ForgotPasswordResponse,
  LoginRequest,
  OtpVerifyRequest,
  OtpVerifyResponse,
  RegisterRequest,
  ResetPasswordRequest,
  SignedInResponse,
} from '@shop/contract/auth.schema'
import type { CodeSentResponse } from '@shop/contract/people.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

// A wrong password here must not end an existing session.
const anonymous = { isAnonymous: true } as const

/** Calls that log in. Each throws an `ApiError` with a message for the shopper. */
export const authCalls = {
  register: async (api: ApiClient, body: RegisterRequest) =>
    (await api.post<SignedInResponse>('/api/auth/register', body, anonymous)).data,
  logIn: async (api: ApiClient, body: LoginRequest) =>
    (await api.post<SignedInResponse>('/api/auth/login', body, anonymous)).data,
  requestCode: async (api: ApiClient, phone: string) =>
    (await api.post<CodeSentResponse>('/api/auth/otp/request', { phone }, anonymous)).data,
  verifyCode: async (api: ApiClient, body: OtpVerifyRequest) =>
    (await api.post<OtpVerifyResponse>('/api/auth/otp/verify', body, anonymous)).data,
  forgotPassword: async (api: ApiClient, email: string) =>
    (await api.post<ForgotPasswordResponse>('/api/auth/password/forgot', { email }, anonymous)).data,
  resetPassword: (api: ApiClient, body: ResetPasswordRequest) =>
    api.post<void>('/api/auth/password/reset', body, anonymous),
}
