import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 of these bytes, as lower-case hexadecimal digits. */
export function sign(bytes: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(bytes).digest('hex')
}

/**
 * Whether `signature` is that of these bytes by any of the secrets: while one is being replaced, what is still on its way
 * carries the old one. Takes the same time wherever a signature differs.
 */
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
