import fastifyPlugin from 'fastify-plugin'

/**
 * A JSON body of no bytes is no body: calls without one may carry a content type all the same. For the scope that registers
 * it; a call that needs a body still refuses.
 */
export const emptyBody = fastifyPlugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null)
    else void parse(request, String(body), done)
  })
})
