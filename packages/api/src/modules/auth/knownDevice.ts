import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Vault } from '#secrets/Vault.ts'

const COOKIE = /(?:^|;\s*)known-device=([\w-]{22})\.([\w-]{43})(?:;|$)/
const YEAR_S = 31_536_000

/**
 * The quota that codes for a number count against. A device that has signed in with the number before has one of its own:
 * whoever uses up the number's can't lock it out. The cookie says so and no more; it gives no authority.
 */
export function quotaFor(vault: Vault, request: FastifyRequest, targetHmac: Buffer): string {
  const target = targetHmac.toString('base64url')
  const [, id = '', mac = ''] = COOKIE.exec(request.headers.cookie ?? '') ?? []
  const isKnown = id !== '' && vault.matches(Buffer.from(mac, 'base64url'), 'known device', `${id} ${target}`)
  return isKnown ? `${target} ${id}` : target
}

/** Makes the device of this answer one that is known for the number. */
export function rememberDevice(vault: Vault, reply: FastifyReply, targetHmac: Buffer): void {
  const id = randomBytes(16).toString('base64url')
  const mac = vault.fingerprint('known device', `${id} ${targetHmac.toString('base64url')}`)
  const secure = reply.request.protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `known-device=${id}.${mac.toString('base64url')}; Path=/api/auth; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${secure}`,
  )
}
