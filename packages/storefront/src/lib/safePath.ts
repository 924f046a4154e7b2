// Base for parsing; an address that leaves it leads to another site.
const ORIGIN = 'https://shop.invalid'
const NO_PAGE = /^\/(?:api|media|assets|dev)(?:\/|$)/i
const UNFIT = /[\u0000-\u001f\u007f\\]/

/** Path of this shop; undefined for anything that leads elsewhere (`//evil`, `javascript:`, backslash, `..`, control characters). */
export function safePath(wanted: string | null | undefined): string | undefined {
  if (!wanted || wanted.length > 2_000 || !wanted.startsWith('/') || UNFIT.test(wanted)) return undefined
  if (!URL.canParse(wanted, ORIGIN)) return undefined
  const url = new URL(wanted, ORIGIN)
  if (url.origin !== ORIGIN) return undefined
  // `/.//evil` becomes dangerous after normalisation.
  if (url.pathname.startsWith('//') || NO_PAGE.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
