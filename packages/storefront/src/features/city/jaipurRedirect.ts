const STORAGE_KEY = 'jaipurRedirect'
const CRAWLERS =
  /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit|mediapartners|inspectiontool|archiver|wget|curl/i

/** Whether a browser that calls itself this belongs to nobody who could be anywhere. */
export function isCrawler(userAgent: string): boolean {
  return userAgent === '' || CRAWLERS.test(userAgent)
}

/** Whether this session's visitor may still be taken to their city's list: once, and never a crawler (spec §4, *Home path*). */
export function isRedirectDue(): boolean {
  try {
    return !isCrawler(navigator.userAgent) && window.sessionStorage.getItem(STORAGE_KEY) === null
  } catch {
    return false // without storage it would happen again and again
  }
}

/** It has happened, or the shopper went by themselves. */
export function endRedirect(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, 'done')
  } catch {
    return // then it was never due
  }
}
