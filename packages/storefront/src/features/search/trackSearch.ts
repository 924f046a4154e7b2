import { logError } from '#lib/logError.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'

/**
 * Tells the operator's pixel of a search (specification §2, the 'Search' event). Only after a yes: the caller knows. A plain request,
 * so that no script of somebody else's ever runs here; it goes on when the page is left.
 */
export function trackSearch(pixel: NonNullable<ShopConfig['pixel']>, text: string): void {
  const url = new URL(pixel.url)
  url.searchParams.set('id', pixel.id)
  url.searchParams.set('ev', 'Search')
  url.searchParams.set('cd[search_string]', text)
  fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }).catch(
    (error: unknown) => logError('Search event', error),
  )
}
