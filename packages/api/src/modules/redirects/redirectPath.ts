// Base for parsing; an address that leaves it leads to another site.
const ORIGIN = 'https://shop.invalid'
const ADDRESS_MAX = 2_000
const UNFIT = /[\p{Cc}\\]/u

/** Addresses that belong to programs. */
const NO_PAGE = /^\/(?:api|assets|media|dev)(?:\/|$)/

/** Pages that every shop has; they can't move. */
const FIXED_PAGES = new Set([
  '/',
  '/about_us',
  '/blog',
  '/cancellation&refund_policy',
  '/contact_us',
  '/deactivate_account',
  '/investor-relations',
  '/login',
  '/mycart',
  '/not_available',
  '/order_placed',
  '/payment',
  '/placeorder',
  '/privacy_policy',
  '/productlist/brands',
  '/profile',
  '/register',
  '/register/withphone',
  '/retrieve_password',
  '/return&refund',
  '/shipping&delievery_policy',
  '/signin/withphone',
  '/term&condition',
])

/** Spelling in which addresses are compared: a path in lower case, decoded, without slashes at its end. */
export function redirectPath(pathname: string): string {
  const path = decoded(pathname).toLowerCase().replace(/\/+$/, '')
  return path === '' ? '/' : path
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

export type Read<T> = { ok: true; value: T } | { ok: false; reason: string }

const refuse = (reason: string) => ({ ok: false, reason }) as const

/** Path of an old address, which may name the shop that it was on. */
export function readOldAddress(text: string): Read<string> {
  if (!/^(?:\/|https?:\/\/)/i.test(text)) return refuse('must begin with / or https://')
  if (text.length > ADDRESS_MAX || UNFIT.test(text) || !URL.canParse(text, ORIGIN))
    return refuse('is no address')
  const url = new URL(text, ORIGIN)
  if (url.search !== '') return refuse('has a query: an old address is known by its path')
  const path = redirectPath(url.pathname)
  if (FIXED_PAGES.has(path) || NO_PAGE.test(path)) return refuse('is a page that this shop needs')
  return { ok: true, value: path }
}

/** Address of a page of this shop, never of another site. */
export function readNewAddress(text: string): Read<string> {
  const url = ownAddress(text)
  if (url === undefined) return refuse('must be a page of this shop, such as /product/linen-kurti')
  if (NO_PAGE.test(redirectPath(url.pathname))) return refuse('is no page')
  return { ok: true, value: url.pathname + url.search + url.hash }
}

function ownAddress(text: string): URL | undefined {
  if (!text.startsWith('/') || text.length > ADDRESS_MAX || UNFIT.test(text)) return undefined
  if (!URL.canParse(text, ORIGIN)) return undefined
  const url = new URL(text, ORIGIN)
  // `/.//evil` becomes dangerous after normalisation.
  return url.origin === ORIGIN && !url.pathname.startsWith('//') ? url : undefined
}

/** Path by which the page of an own address may itself be an old one. */
export function pathOfAddress(address: string): string {
  return redirectPath(new URL(address, ORIGIN).pathname)
}
