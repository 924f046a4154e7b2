import fastifyPlugin from 'fastify-plugin'
import { HttpProblem } from './HttpProblem.ts'

/** Handles what Node would refuse without a body: HTTP/1.1 without `Host` is a problem, an unknown `Expect` is ignored. */
export const nodeRefusals = fastifyPlugin(async function nodeRefusals(app) {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (raw.httpVersion === '1.1' && headers.host === undefined)
      throw new HttpProblem(400, 'The Host header is missing.')
  })
})
