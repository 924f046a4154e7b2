const STORAGE_KEY = 'cityRedirect'
const CRAWLERS =
  /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit|mediapartners|inspectiontool|archiver|wget|curl/i

export function isCrawler(userAgent: string): boolean {
  return userAgent === '' || CRAWLERS.test(userAgent)
}

/** True when this session may still be redirected (specification §4, *Home path*): once, and never a crawler. */
export function isRedirectDue(): boolean {
  try {
    return !isCrawler(navigator.userAgent) && window.sessionStorage.getItem(STORAGE_KEY) === null
  } catch {
    return false // without storage it would repeat
  }
}

/** Prevents further redirects in this session. */
export function endRedirect(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, 'done')
  } catch {
    return // without storage no redirect is due
  }
}
