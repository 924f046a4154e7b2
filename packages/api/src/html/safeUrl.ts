/** Placeholder for the shop's own origin, which is unknown here. */
const SHOP = 'https://shop.invalid'

/** Address of a link as a browser reads it; undefined when it leaves the shop by a protocol that is not allowed. */
export function safeLinkUrl(address: string): string | undefined {
  return safeUrl(address, /^(?:https?:\/\/|mailto:|tel:)/i)
}

/** Address of a picture: a path of the shop or https. */
export function safeImageUrl(address: string): string | undefined {
  return address.trim().startsWith('#') ? undefined : safeUrl(address, /^https:\/\//i)
}

function safeUrl(address: string, allowed: RegExp): string | undefined {
  const trimmed = address.trim()
  if (/^[/#]/.test(trimmed)) return ownUrl(trimmed)
  if (!allowed.test(trimmed) || !URL.canParse(trimmed)) return undefined
  const { href, username, password } = new URL(trimmed)
  return username === '' && password === '' ? href.replace(/[<>]/g, encodeURIComponent) : undefined
}

function ownUrl(path: string): string | undefined {
  if (!URL.canParse(path, SHOP)) return undefined
  const { origin, pathname, search, hash } = new URL(path, SHOP)
  if (path.startsWith('#')) return hash || undefined
  // Browsers read a leading // as another host.
  return origin === SHOP && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
