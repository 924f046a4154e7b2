const CANONICAL = /^[\w-]{21}[AQgw]$/

export function toPublicId(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')
}

export function uuidOfPublicId(publicId: string): string | undefined {
  if (!CANONICAL.test(publicId)) return undefined
  const hex = Buffer.from(publicId, 'base64url').toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
