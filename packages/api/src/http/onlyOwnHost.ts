import { isIP } from 'node:net'
import fastifyPlugin from 'fastify-plugin'
import { HttpProblem } from './HttpProblem.ts'

/** Health checks and scrapers reach a process under any name. */
const FOR_OPERATORS = new Set(['/healthz', '/readyz', '/metrics'])
const REDIRECT_MAX_AGE_S = 3_600

/** Redirects reads under another public name to `PUBLIC_ORIGIN`. Proxies and health checks use addresses and names without a dot. */
export const onlyOwnHost = fastifyPlugin(async function onlyOwnHost(app) {
  const { PUBLIC_ORIGIN } = app.env
  if (PUBLIC_ORIGIN === undefined) return
  const own = new URL(PUBLIC_ORIGIN).hostname
  app.addHook('onRequest', async (request, reply) => {
    const { hostname, method, url } = request
    if (!isForeign(hostname, own) || FOR_OPERATORS.has(url)) return
    if (method !== 'GET' && method !== 'HEAD') {
      throw new HttpProblem(421, `This shop is at ${PUBLIC_ORIGIN}.`)
    }
    return reply
      .code(308)
      .header('cache-control', `public, max-age=${REDIRECT_MAX_AGE_S}`)
      .header('location', PUBLIC_ORIGIN + url)
      .send()
  })
})

function isForeign(hostname: string, own: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '')
  return name.includes('.') && name !== own && isIP(name) === 0
}
