import fastifyPlugin from 'fastify-plugin'
import { HttpProblem } from './HttpProblem.ts'

/** Answers what Node would refuse by itself, without a body: HTTP/1.1 without `Host` is a problem, unknown expectations are ignored. */
export const nodeRefusals = fastifyPlugin(async (app) => {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (raw.httpVersion === '1.1' && headers.host === undefined)
      throw new HttpProblem(400, 'The header Host is missing.')
  })
})
