import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 as lower-case hexadecimal digits. */
export function sign(bytes: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(bytes).digest('hex')
}

/** During a change of the secret the old one is still valid. The comparison takes constant time. */
export function isSignedBy(
  secrets: readonly string[],
  bytes: Buffer | string,
  signature: string | string[] | undefined,
): boolean {
  if (typeof signature !== 'string') return false
  const given = Buffer.from(signature)
  return secrets.some((secret) => {
    const expected = Buffer.from(sign(bytes, secret))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
