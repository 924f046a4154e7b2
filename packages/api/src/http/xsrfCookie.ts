import { randomBytes, timingSafeEqual } from 'node:crypto'
import fastifyPlugin from 'fastify-plugin'
import { HttpProblem } from './HttpProblem.ts'

const COOKIE = /(?:^|;\s*)XSRF-TOKEN=([\w-]{1,64})/
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Marks personal answers `no-store` and sets `XSRF-TOKEN`. No cookie signs anybody in: this is a second line of defence. */
export const xsrfCookie = fastifyPlugin(async function xsrfCookie(app) {
  app.addHook('onRequest', async (request) => {
    const token = COOKIE.exec(request.headers.cookie ?? '')?.[1]
    if (token === undefined || SAFE_METHODS.has(request.method)) return
    const header = request.headers['x-xsrf-token']
    if (typeof header !== 'string' || !isSame(header, token)) {
      throw new HttpProblem(403, 'X-XSRF-TOKEN does not match the cookie XSRF-TOKEN.')
    }
  })
  app.addHook('onSend', async (request, reply) => {
    if (String(reply.getHeader('cache-control') ?? '').startsWith('public')) return
    reply.header('cache-control', 'no-store')
    if (COOKIE.test(request.headers.cookie ?? '')) return
    const token = randomBytes(18).toString('base64url')
    const secure = request.protocol === 'https' ? '; Secure' : ''
    reply.header('set-cookie', `XSRF-TOKEN=${token}; Path=/; SameSite=Lax${secure}`)
  })
})

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
