import fastifyPlugin from 'fastify-plugin'
import { z } from 'zod'

const noQuery = z.object({}).strict()

/** Makes routes without a query schema refuse all query parameters, so that each answer has one address. */
export const strictQuery = fastifyPlugin(async function strictQuery(app) {
  app.addHook('onRoute', (route) => {
    route.schema = { querystring: noQuery, ...route.schema }
  })
})
