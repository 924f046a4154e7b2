import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encryption } from '#secrets/Encryption.ts'

/** Cookies that identify the number and the mailbox with which a browser has signed in. */
const COOKIES = { phone: 'known-device', email: 'known-device-email' } as const
const YEAR_S = 31_536_000

/** A device that has signed in with a number or mailbox has rate limits of its own, so that nobody else can lock it out. */
export function findKnownDevice(
  encryption: Encryption,
  { headers }: Pick<FastifyRequest, 'headers'>,
  targetHmac: Buffer,
): string | undefined {
  const target = targetHmac.toString('base64url')
  const cookies = (headers.cookie ?? '').matchAll(
    /(?:^|;\s*)known-device(?:-email)?=([\w-]{22})\.([\w-]{43})(?=;|$)/g,
  )
  for (const [, id = '', mac = ''] of cookies)
    if (encryption.matches(Buffer.from(mac, 'base64url'), 'known device', `${id} ${target}`)) return id
  return undefined
}

export function rememberDevice(
  encryption: Encryption,
  reply: FastifyReply,
  kind: keyof typeof COOKIES,
  targetHmac: Buffer,
): void {
  const id = randomBytes(16).toString('base64url')
  const mac = encryption.fingerprint('known device', `${id} ${targetHmac.toString('base64url')}`)
  const secure = reply.request.protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${COOKIES[kind]}=${id}.${mac.toString('base64url')}; Path=/api/auth; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${secure}`,
  )
}
