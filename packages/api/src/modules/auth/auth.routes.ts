import {
  forgotPasswordRequestSchema,
  forgotPasswordResponseSchema,
  loginRequestSchema,
  otpRequestSchema,
  otpVerifyRequestSchema,
  otpVerifyResponseSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  signedInResponseSchema,
} from '@shop/contract/auth.schema'
import { codeSentResponseSchema } from '@shop/contract/people.schema'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { emptyBody } from '#http/emptyBody.ts'
import { usersOnly } from '#http/usersOnly.ts'
import { addressBlock } from '#http/addressBlock.ts'
import { LIMITS } from '#limits/limits.ts'
import { findByEmail } from './auth.repository.ts'
import { logIn, register, resetPassword, signInByPhone } from './auth.service.ts'
import { checkCode, fingerprintOf, sendCode } from './codes.service.ts'
import { deviceLabel } from './deviceLabel.ts'
import { findKnownDevice, rememberDevice } from './knownDevice.ts'
import { revokeSession } from './sessions.repository.ts'

const tags = ['Account']

/** Rate limit key of logins to an account from a client address. */
const loginKey = ({ ip }: FastifyRequest, email: string) => `${addressBlock(ip)} ${email}`

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(emptyBody)
  const { db, encryption, rateLimits, passwords, env, log } = app
  const context = { db, encryption, rateLimits, passwords, env, log }
  /** Rate limit key for codes to an address: the address, or a device that has signed in with it before. */
  const quotaOf = (request: FastifyRequest, target: string) =>
    `${target} ${findKnownDevice(encryption, request, fingerprintOf(encryption, target)) ?? ''}`

  app.post(
    '/auth/register',
    {
      schema: {
        tags,
        summary: 'Open an account with e-mail and password',
        body: registerRequestSchema,
        response: { 201: signedInResponseSchema },
      },
    },
    async (request, reply) => {
      await rateLimits.consumeFrom(request, LIMITS.registerFromAddress)
      const data = await register(context, request.body, deviceLabel(request.headers['user-agent']))
      return reply.code(201).send({ data })
    },
  )

  app.post(
    '/auth/login',
    {
      schema: {
        tags,
        summary: 'Log in with e-mail and password',
        body: loginRequestSchema,
        response: { 200: signedInResponseSchema },
      },
    },
    async (request, reply) => {
      const { email } = request.body
      const mailbox = fingerprintOf(encryption, email)
      const isKnown = findKnownDevice(encryption, request, mailbox) !== undefined
      await rateLimits.consumeFrom(request, LIMITS.loginFromAddress)
      const pair = loginKey(request, email)
      await rateLimits.consume(LIMITS.login, pair)
      if (!isKnown) await rateLimits.consume(LIMITS.loginOfAccount, email)
      const data = await logIn(context, request.body, deviceLabel(request.headers['user-agent']))
      await rateLimits.reset(LIMITS.login, pair)
      if (!isKnown) await rateLimits.restore(LIMITS.loginOfAccount, email)
      rememberDevice(encryption, reply, 'email', mailbox)
      return { data }
    },
  )

  app.post(
    '/auth/otp/request',
    {
      schema: {
        tags,
        summary: 'A code by SMS, to sign in or up',
        body: otpRequestSchema,
        response: { 202: codeSentResponseSchema },
      },
    },
    async (request, reply) => {
      await rateLimits.consumeFrom(request, LIMITS.codesFromAddress)
      const target = request.body.phone
      const data = await sendCode(context, { purpose: 'phone', target, quota: quotaOf(request, target) })
      return reply.code(202).send({ data })
    },
  )

  app.post(
    '/auth/otp/verify',
    {
      schema: {
        tags,
        summary: 'Sign in or up with the code',
        body: otpVerifyRequestSchema,
        response: { 200: otpVerifyResponseSchema },
      },
    },
    async (request, reply) => {
      const { challenge_id: challengeId, code, name } = request.body
      const right = await checkCode(context, { purpose: 'phone', challengeId, code, request })
      const data = await signInByPhone(context, right, name, deviceLabel(request.headers['user-agent']))
      rememberDevice(encryption, reply, 'phone', right.targetHmac)
      return { data }
    },
  )

  app.post(
    '/auth/password/forgot',
    {
      schema: {
        tags,
        summary: 'A code by mail, to set a new password',
        body: forgotPasswordRequestSchema,
        response: { 202: forgotPasswordResponseSchema },
      },
    },
    async (request, reply) => {
      await rateLimits.consumeFrom(request, LIMITS.codesFromAddress)
      const target = request.body.email
      const isSent = (await findByEmail(db, target)) !== undefined
      const { expires_in, resend_in } = await sendCode(context, {
        purpose: 'reset',
        target,
        quota: quotaOf(request, target),
        isSent,
      })
      return reply.code(202).send({ data: { expires_in, resend_in } })
    },
  )

  app.post(
    '/auth/password/reset',
    {
      schema: {
        tags,
        summary: 'Set a new password with the code',
        body: resetPasswordRequestSchema,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await resetPassword(context, request.body, request)
      // The tries with the forgotten password must not refuse the new one.
      await rateLimits.reset(LIMITS.login, loginKey(request, request.body.email))
      return reply.code(204).send()
    },
  )

  await app.register(logoutRoute)
}

const logoutRoute: FastifyPluginAsyncZod = async (app) => {
  await app.register(usersOnly)

  app.post(
    '/auth/logout',
    {
      schema: {
        tags,
        summary: 'Log out: the token is dead',
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id, sessionId } = request.user
      await revokeSession(app.db, id, sessionId)
      return reply.code(204).send()
    },
  )
}
