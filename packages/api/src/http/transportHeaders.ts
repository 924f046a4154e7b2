import fastifyPlugin from 'fastify-plugin'

/** Stops browsers from guessing a different content type. */
export const NOSNIFF = { 'x-content-type-options': 'nosniff' } as const

const HSTS = { 'strict-transport-security': 'max-age=31536000' } as const

/** Headers of every answer: `nosniff`, and HSTS when the shop is reached by https. HSTS over http is forbidden (RFC 6797, 7.2). */
export const transportHeaders = fastifyPlugin(async function transportHeaders(app) {
  const isPublishedByHttps = app.env.PUBLIC_ORIGIN?.startsWith('https://') ?? false
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(NOSNIFF)
    if (isPublishedByHttps || request.protocol === 'https') reply.headers(HSTS)
  })
})
