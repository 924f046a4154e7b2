import {
  ownReviewResponseSchema,
  reviewRequestSchema,
  reviewResponseSchema,
} from '@shop/contract/reviews.schema'
import { slugOrIdSchema } from '@shop/contract/wire.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { emptyBody } from '#http/emptyBody.ts'
import { usersOnly } from '#http/usersOnly.ts'
import { changeReview, createReview, productId } from './products.service.ts'
import { deleteOwnReview, findOwnReview } from './reviews.repository.ts'

const tags = ['Catalogue']
const params = z.object({ slugOrId: slugOrIdSchema })

/** The review that the shopper wrote of a product. */
export const ownReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(emptyBody)
  await app.register(usersOnly)

  /** The shopper reads the list right after a change. */
  const catchUp = () => app.reads.replica?.catchUp()
  const ownOf = async (slugOrId: string, userId: number) => ({
    productId: await productId(app.db, slugOrId),
    userId,
  })

  app.post(
    '/products/:slugOrId/reviews',
    {
      schema: {
        tags,
        summary: 'Review a product, once',
        params,
        body: reviewRequestSchema,
        response: { 201: reviewResponseSchema },
      },
    },
    async (request, reply) => {
      const data = await createReview(app.db, request.params.slugOrId, request.user, request.body)
      await catchUp()
      return reply.code(201).send({ data })
    },
  )

  app.get(
    '/products/:slugOrId/reviews/mine',
    {
      schema: {
        tags,
        summary: 'The review that the shopper wrote',
        params,
        response: { 200: ownReviewResponseSchema },
      },
    },
    async ({ params: { slugOrId }, user }) => ({
      data: (await findOwnReview(app.db, await ownOf(slugOrId, user.id))) ?? null,
    }),
  )

  app.put(
    '/products/:slugOrId/reviews/mine',
    {
      schema: {
        tags,
        summary: 'Change it',
        params,
        body: reviewRequestSchema,
        response: { 200: reviewResponseSchema },
      },
    },
    async ({ params: { slugOrId }, user, body }) => {
      const data = await changeReview(app.db, await ownOf(slugOrId, user.id), body)
      await catchUp()
      return { data }
    },
  )

  app.delete(
    '/products/:slugOrId/reviews/mine',
    { schema: { tags, summary: 'Delete it', params, response: { 204: z.undefined() } } },
    async ({ params: { slugOrId }, user }, reply) => {
      await deleteOwnReview(app.db, await ownOf(slugOrId, user.id))
      await catchUp()
      return reply.code(204).send(undefined)
    },
  )
}
