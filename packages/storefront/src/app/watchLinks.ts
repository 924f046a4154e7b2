import { logError } from '#lib/logError.ts'
import type { Preload } from '#lib/Preload.ts'
import { whenIdle } from '#lib/whenIdle.ts'

/** A link that is scrolled past is seen for less. */
const IN_SIGHT_MS = 200
/** For each page that is opened, because each of them costs the shopper data and the server an answer. */
const PAGES_MAX = 12
const AT_A_TIME = 3

/**
 * Loads the pages of links in the main part while these stay in sight, a few at a time while the browser is idle, for
 * shoppers who do not save data. The first failure ends it.
 */
export function watchLinks(here: string, preload: Preload, leaving: AbortSignal): void {
  /** Links in sight whose pages are not loaded, and when they came there, ms. */
  const inSight = new Map<Element, number>()
  const begun = new Set<string>()
  let loading = 0

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.set(target, performance.now())
      else inSight.delete(target)
    }
    window.setTimeout(loadNext, IN_SIGHT_MS)
  })
  function loadNext() {
    if (loading === AT_A_TIME) return
    loading += 1
    whenIdle(() => {
      const href = takeNext()
      if (href === undefined) {
        loading -= 1
        return
      }
      preload(href).then(loaded).catch(fail)
      loadNext()
    })
  }
  /** The page of the link that is nearest to the middle of the screen. */
  function takeNext(): string | undefined {
    const seen = [...inSight].filter(([, since]) => performance.now() - since >= IN_SIGHT_MS)
    for (const [link] of seen.toSorted(([one], [other]) => fromMiddle(one) - fromMiddle(other))) {
      inSight.delete(link)
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
    inSight.clear()
  }

  if (leaving.aborted || savesData()) return
  leaving.addEventListener('abort', stop)
  // The home page is long, and most breadcrumbs lead to it.
  for (const link of document.querySelectorAll('#main a[href^="/"]:not([href="/"])')) observer.observe(link)
}

/** Distance of a link from the middle of the screen, px. Whoever scrolls to something has it there. */
function fromMiddle(link: Element): number {
  const { top, bottom } = link.getBoundingClientRect()
  return Math.abs((top + bottom) / 2 - window.innerHeight / 2)
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Only some browsers tell. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
