import { codeSentResponseSchema } from '@shop/contract/people.schema'
import {
  emailCodeRequestSchema,
  listSessionsResponseSchema,
  profileResponseSchema,
  updateProfileRequestSchema,
} from '@shop/contract/users.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { withRetries } from '#database/withRetries.ts'
import { emptyBody } from '#http/emptyBody.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { idParamSchema } from '#http/idParam.ts'
import { usersOnly } from '#http/usersOnly.ts'
import { LIMITS } from '#limits/limits.ts'
import { sendCode } from '#modules/auth/codes.service.ts'
import { listSessions, revokeSession } from '#modules/auth/sessions.repository.ts'
import { addressesRoutes } from './addresses.routes.ts'
import { eraseShopper } from './eraseShopper.ts'
import { changeProfile, getProfile, refuseWithoutRecentLogin } from './profile.service.ts'

const tags = ['Account']
/** The specification has no body here; an empty object is accepted, too. */
const noBody = z.object({}).strict().nullish()

export const usersRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(emptyBody)
  await app.register(usersOnly)
  const { db, encryption, rateLimits, env, log } = app
  const context = { db, encryption, rateLimits, env, log }

  app.get(
    '/users/profile',
    {
      schema: {
        tags,
        summary: 'The shopper’s own account',
        response: { 200: profileResponseSchema },
      },
    },
    async (request) => ({ data: await getProfile(db, request.user) }),
  )

  app.put(
    '/users/profile',
    {
      schema: {
        tags,
        summary: 'Change the account',
        body: updateProfileRequestSchema,
        response: { 200: profileResponseSchema },
      },
    },
    async (request) => {
      return { data: await changeProfile(context, request.user, request.body) }
    },
  )

  app.post(
    '/users/email/code',
    {
      schema: {
        tags,
        summary: 'A code by mail, to prove an e-mail address',
        body: emailCodeRequestSchema,
        response: { 202: codeSentResponseSchema },
      },
    },
    async (request, reply) => {
      const target = request.body.email
      await refuseWithoutRecentLogin(db, request.user, { email: target })
      await rateLimits.consumeFrom(request, LIMITS.codesFromAddress)
      const data = await sendCode(context, {
        purpose: 'email',
        target,
        quota: target,
        userId: request.user.id,
      })
      return reply.code(202).send({ data })
    },
  )

  app.put(
    '/users/deactivate',
    {
      schema: {
        tags,
        summary: 'Close the account and erase who it was',
        body: noBody,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await withRetries(db, (tx) => eraseShopper(tx, encryption, request.user.id))
      return reply.code(204).send()
    },
  )

  app.get(
    '/users/sessions',
    {
      schema: {
        tags,
        summary: 'Where the account is signed in',
        response: { 200: listSessionsResponseSchema },
      },
    },
    async (request) => {
      const data = (await listSessions(db, request.user.id)).map(({ id, device, createdAt, seenAt }) => ({
        id,
        device,
        created_at: createdAt.toISOString(),
        seen_at: seenAt.toISOString(),
        current: id === request.user.sessionId,
      }))
      return { data: data.toSorted((one, other) => Number(other.current) - Number(one.current)) }
    },
  )

  app.delete(
    '/users/sessions/:id',
    {
      schema: {
        tags,
        summary: 'Log another device out',
        params: z.object({ id: idParamSchema }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const isRevoked = await revokeSession(db, request.user.id, request.params.id)
      if (!isRevoked) throw new HttpProblem(404, 'There is no such session.')
      return reply.code(204).send()
    },
  )

  await app.register(addressesRoutes)
}
