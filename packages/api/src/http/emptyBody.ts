import fastifyPlugin from 'fastify-plugin'

/** Accepts an empty JSON body as no body: some clients send a content type without a body. */
export const emptyBody = fastifyPlugin(async function emptyBody(app) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null)
    else void parse(request, String(body), done)
  })
})
