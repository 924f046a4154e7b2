import {
  addressRequestSchema,
  addressResponseSchema,
  listAddressesResponseSchema,
} from '@shop/contract/users.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParamSchema } from '#http/idParam.ts'
import { addAddress, changeAddress, getAddresses, removeAddress } from './addresses.service.ts'

const tags = ['Account']
const params = z.object({ id: idParamSchema })

/** Address book. Register it in a scope with `usersOnly`. */
export const addressesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/users/addresses',
    {
      schema: {
        tags,
        summary: 'The address book',
        response: { 200: listAddressesResponseSchema },
      },
    },
    async (request) => ({ data: await getAddresses(app.db, request.user.id) }),
  )

  app.post(
    '/users/addresses',
    {
      schema: {
        tags,
        summary: 'Add an address',
        body: addressRequestSchema,
        response: { 201: addressResponseSchema },
      },
    },
    async (request, reply) => {
      return reply.code(201).send({ data: await addAddress(app.db, request.user.id, request.body) })
    },
  )

  app.put(
    '/users/addresses/:id',
    {
      schema: {
        tags,
        summary: 'Write an address anew',
        params,
        body: addressRequestSchema,
        response: { 200: addressResponseSchema },
      },
    },
    async (request) => {
      return { data: await changeAddress(app.db, request.user.id, request.params.id, request.body) }
    },
  )

  app.delete(
    '/users/addresses/:id',
    {
      schema: {
        tags,
        summary: 'Remove an address',
        params,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await removeAddress(app.db, request.user.id, request.params.id)
      return reply.code(204).send()
    },
  )
}
