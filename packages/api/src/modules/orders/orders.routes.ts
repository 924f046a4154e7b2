import {
  cancelOrderRequestSchema,
  listOrdersQuerySchema,
  listOrdersResponseSchema,
  orderParamsSchema,
  orderResponseSchema,
  placeOrderHeadersSchema,
  placeOrderProblemSchema,
  placeOrderRequestSchema,
  returnOrderRequestSchema,
  returnParamsSchema,
} from '@shop/contract/orders.schema'
import { ORDER_DEADLINE_MS } from '@shop/contract/limits'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptyBody } from '#http/emptyBody.ts'
import { requestSignal } from '#http/requestSignal.ts'
import { LIMITS } from '#limits/limits.ts'
import { requireUser } from '#http/requireUser.ts'
import { usersOnly } from '#http/usersOnly.ts'
import { cancelOrder } from './cancelOrder.service.ts'
import { getOrder, listOrders } from './orders.service.ts'
import { payOnDelivery } from './payOrder.service.ts'
import { placeOrder } from './placeOrder.service.ts'
import { returnOrder } from './returnOrder.service.ts'
import { withdrawReturn } from './withdrawReturn.service.ts'

const tags = ['Buying']
/** Longest time in the queue, with waiting for locked rows. Well below the client's own timeout. */
const ORDER_QUEUE_TIMEOUT_MS = 20_000

export const ordersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.metrics.watchOrders(app.orderQueue)
  await app.register(emptyBody)
  await app.register(usersOnly)

  app.post(
    '/orders',
    {
      handlerTimeout: ORDER_DEADLINE_MS,
      config: { requiresUserInHandler: true },
      schema: {
        tags,
        summary: 'Place an order',
        headers: placeOrderHeadersSchema,
        body: placeOrderRequestSchema,
        response: { 201: orderResponseSchema, 409: placeOrderProblemSchema, 422: placeOrderProblemSchema },
      },
    },
    async (request, typedReply) => {
      const reply = typedReply as FastifyReply // the answer is bytes, unlike the route's type
      const { body, headers } = request
      const key = headers['idempotency-key']
      const signal = requestSignal(reply, ORDER_QUEUE_TIMEOUT_MS)
      // The queue also delays the lookup of the user, so that waiting orders use no database connection.
      const answer = await app.orderQueue.run(
        { body, authorization: headers.authorization, signal },
        async () => {
          const { id: userId } = await requireUser(request)
          await app.rateLimits.consumeFrom(request, LIMITS.ordersFromAddress)
          return placeOrder(app.db, { userId, key, body, now: app.clock(), signal })
        },
      )
      if (answer.isReplay) reply.header('idempotent-replayed', 'true')
      reply.code(answer.status).header('content-type', 'application/json; charset=utf-8')
      return reply.send(Buffer.from(answer.body))
    },
  )

  app.get(
    '/orders',
    {
      schema: {
        tags,
        summary: "The shopper's orders, newest first",
        querystring: listOrdersQuerySchema,
        response: { 200: listOrdersResponseSchema },
      },
    },
    async (request) => listOrders(app.db, request.user.id, request.query, app.clock()),
  )

  app.get(
    '/orders/:id',
    {
      schema: {
        tags,
        summary: 'One order',
        params: orderParamsSchema,
        response: { 200: orderResponseSchema },
      },
    },
    async (request) => {
      return { data: await getOrder(app.db, request.user.id, request.params.id, app.clock()) }
    },
  )

  app.post(
    '/orders/:id/cancel',
    {
      handlerTimeout: ORDER_DEADLINE_MS,
      schema: {
        tags,
        summary: 'Cancel an order or lines of it, until it is packed',
        params: orderParamsSchema,
        body: cancelOrderRequestSchema,
        response: { 200: orderResponseSchema },
      },
    },
    async (request) => {
      return {
        data: await cancelOrder(app.db, request.user.id, request.params.id, request.body, app.clock()),
      }
    },
  )

  app.post(
    '/orders/:id/returns',
    {
      handlerTimeout: ORDER_DEADLINE_MS,
      schema: {
        tags,
        summary: 'Return lines of an order within its days to return',
        description:
          'A line that is only `returnable_for_mistake` needs the reason `damaged`, `wrong_item` or `not_as_described`.',
        params: orderParamsSchema,
        body: returnOrderRequestSchema,
        response: { 200: orderResponseSchema },
      },
    },
    async (request) => {
      return {
        data: await returnOrder(app.db, request.user.id, request.params.id, request.body, app.clock()),
      }
    },
  )

  app.post(
    '/orders/:id/returns/:return_id/withdraw',
    {
      handlerTimeout: ORDER_DEADLINE_MS,
      schema: {
        tags,
        summary: 'Withdraw a return whose items the shop has not received',
        params: returnParamsSchema,
        response: { 200: orderResponseSchema },
      },
    },
    async (request) => {
      return { data: await withdrawReturn(app.db, request.user.id, request.params, app.clock()) }
    },
  )

  app.post(
    '/orders/:id/pay-on-delivery',
    {
      handlerTimeout: ORDER_DEADLINE_MS,
      schema: {
        tags,
        summary: 'Change an order that waits for its payment to cash on delivery',
        params: orderParamsSchema,
        response: { 200: orderResponseSchema },
      },
    },
    async (request) => {
      return { data: await payOnDelivery(app.db, request.user.id, request.params.id, app.clock()) }
    },
  )
}
