import { logError } from '#lib/logError.ts'
import type { Preload } from '#lib/Preload.ts'
import { whenIdle } from '#lib/whenIdle.ts'

/** A link that is scrolled past is seen for less. */
const IN_SIGHT_MS = 200
/** For each page that is opened, because each of them costs the shopper data and the server an answer. */
const PAGES_MAX = 12
const AT_A_TIME = 3

/** Loads the pages of links in the main part while these stay in sight, a few at a time while the browser is idle. The first failure ends it. */
export function watchLinks(here: string, preload: Preload, leaving: AbortSignal): void {
  const timers = new Map<Element, number>()
  const begun = new Set<string>()
  /** Links in sight, in the order in which they came there. */
  const waiting = new Set<Element>()
  let loading = 0

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      window.clearTimeout(timers.get(target))
      if (isIntersecting)
        timers.set(
          target,
          window.setTimeout(() => wait(target), IN_SIGHT_MS),
        )
      else waiting.delete(target)
    }
  })
  function wait(link: Element) {
    waiting.add(link)
    loadNext()
  }
  function loadNext() {
    if (loading === AT_A_TIME || waiting.size === 0) return
    loading += 1
    whenIdle(() => {
      const href = takeWaiting()
      if (href === undefined) loading -= 1
      else preload(href).then(loaded).catch(fail)
    })
  }
  /** The next page whose link is still in sight. */
  function takeWaiting(): string | undefined {
    for (const link of waiting) {
      waiting.delete(link)
      observer.unobserve(link)
      const { pathname, search } = new URL((link as HTMLAnchorElement).href)
      const href = pathname + search
      // Filters, pages and variants of this page are many, and few of them are followed.
      if (pathname === here || begun.has(href)) continue
      begun.add(href)
      if (begun.size === PAGES_MAX) stop()
      return href
    }
    return undefined
  }
  function loaded() {
    loading -= 1
    loadNext()
  }
  function fail(error: unknown) {
    stop()
    logError('preload', error)
  }
  function stop() {
    observer.disconnect()
    for (const timer of timers.values()) window.clearTimeout(timer)
    waiting.clear()
  }

  if (leaving.aborted) return
  leaving.addEventListener('abort', stop)
  // Titles of cards first: offers, and the filters beside them, have more links than are loaded, and are followed less. The home page is long,
  // and most breadcrumbs lead to it.
  for (const link of document.querySelectorAll('#main article :is(h2, h3) a[href^="/"]'))
    observer.observe(link)
  for (const link of document.querySelectorAll('#main a[href^="/"]:not([href="/"])')) observer.observe(link)
}
