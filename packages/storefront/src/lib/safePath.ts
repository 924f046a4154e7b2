// An origin that no address can name: what leads there stayed within the shop.
const ORIGIN = 'https://shop.invalid'
const NO_PAGE = /^\/(?:api|media|assets|dev)(?:\/|$)/i
const UNFIT = /[\u0000-\u001f\u007f\\]/

/**
 * A path of this shop, as `next` in an address asks for it: normalised, or undefined for anything that leads elsewhere
 * (`//evil`, `javascript:`, a backslash, another host by way of `..` or control characters) or to no page.
 */
export function safePath(wanted: string | null | undefined): string | undefined {
  if (!wanted || wanted.length > 2_000 || !wanted.startsWith('/') || UNFIT.test(wanted)) return undefined
  if (!URL.canParse(wanted, ORIGIN)) return undefined
  const url = new URL(wanted, ORIGIN)
  if (url.origin !== ORIGIN) return undefined
  // `/.//evil` is harmless until the dots are gone.
  if (url.pathname.startsWith('//') || NO_PAGE.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
