/** 128 random bits as text, for idempotency keys. `randomUUID` is missing on plain HTTP. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
