import fastifyPlugin from 'fastify-plugin'
import { HttpProblem } from './HttpProblem.ts'

const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/i

/** Refuses every body that is not JSON. Unusual spellings of content types have skipped validation before (CVE-2025-32442). */
export const jsonOnly = fastifyPlugin(async function jsonOnly(app) {
  app.addHook('onRequest', async (request) => {
    const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = request.headers
    const hasBody = (length !== undefined && length !== '0') || encoding !== undefined
    if (hasBody && !JSON_TYPE.test(type ?? ''))
      throw new HttpProblem(415, 'The body must be application/json.')
  })
})
