import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** `/api/openapi.json` and its viewer `/api/docs`, generated from the validation schemas. Register it before the routes. */
export const openApi = fastifyPlugin(async function openApi(app) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'The shop API',
        version: '1.0.0',
        description: 'Money in rupees with at most two decimals. Errors are problem details (RFC 9457).',
      },
      tags: [
        { name: 'Catalogue', description: 'Home page, categories, brands, products, search' },
        { name: 'Blog' },
        { name: 'Account', description: 'Signing in, profile, addresses, sessions, wishlist' },
        { name: 'Buying' },
        { name: 'Contact' },
        { name: 'Service', description: 'What the shop wants to know of its own pages' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  app.get('/openapi.json', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  )
})
