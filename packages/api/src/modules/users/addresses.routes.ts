import {
  addressRequestSchema,
  addressResponseSchema,
  listAddressesResponseSchema,
} from '@shop/contract/users.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParamSchema } from '#http/idParam.ts'
import { requireUser } from '#http/requireUser.ts'
import { addAddress, changeAddress, getAddresses, removeAddress } from './addresses.service.ts'

const tags = ['Account']
const noQuery = z.object({}).strict()
const params = z.object({ id: idParamSchema })

/** The address book. */
export const addressesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/users/addresses',
    {
      schema: {
        tags,
        summary: 'The address book',
        querystring: noQuery,
        response: { 200: listAddressesResponseSchema },
      },
    },
    async (request) => ({ data: await getAddresses(app.db, (await requireUser(request)).id) }),
  )

  app.post(
    '/users/addresses',
    {
      schema: {
        tags,
        summary: 'Add an address',
        querystring: noQuery,
        body: addressRequestSchema,
        response: { 201: addressResponseSchema },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request)
      return reply.code(201).send({ data: await addAddress(app.db, user.id, request.body) })
    },
  )

  app.put(
    '/users/addresses/:id',
    {
      schema: {
        tags,
        summary: 'Write an address anew',
        params,
        querystring: noQuery,
        body: addressRequestSchema,
        response: { 200: addressResponseSchema },
      },
    },
    async (request) => {
      const user = await requireUser(request)
      return { data: await changeAddress(app.db, user.id, request.params.id, request.body) }
    },
  )

  app.delete(
    '/users/addresses/:id',
    {
      schema: {
        tags,
        summary: 'Remove an address',
        params,
        querystring: noQuery,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request)
      await removeAddress(app.db, user.id, request.params.id)
      return reply.code(204).send()
    },
  )
}
