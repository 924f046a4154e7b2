import fastifyPlugin from 'fastify-plugin'

/** Keeps browsers from taking an answer for another type than it says. */
export const NOSNIFF = { 'x-content-type-options': 'nosniff' } as const

const HSTS = { 'strict-transport-security': 'max-age=31536000' } as const

/**
 * Headers of every answer, whatever its type: `nosniff`, and HSTS where the shop is reached by https, which a trusted proxy or
 * `PUBLIC_ORIGIN` tells. Over plain http HSTS is forbidden (RFC 6797, 7.2).
 */
export const transportHeaders = fastifyPlugin(async (app) => {
  const isPublishedByHttps = app.env.PUBLIC_ORIGIN?.startsWith('https://') ?? false
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(NOSNIFF)
    if (isPublishedByHttps || request.protocol === 'https') reply.headers(HSTS)
  })
})
