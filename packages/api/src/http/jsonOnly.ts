import fastifyPlugin from 'fastify-plugin'
import { HttpProblem } from './HttpProblem.ts'

const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/i

/**
 * A body is JSON or is refused, whatever the parsers make of its content type: content types spelt in odd ways have skipped
 * validation before (CVE-2025-32442 and three later ones).
 */
export const jsonOnly = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request) => {
    const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = request.headers
    const hasBody = (length !== undefined && length !== '0') || encoding !== undefined
    if (hasBody && !JSON_TYPE.test(type ?? ''))
      throw new HttpProblem(415, 'The body must be application/json.')
  })
})
