import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import { scrollToNamed } from './scrollToNamed.ts'
import { watchNavigations } from './TransitionRouter.tsx'

const STORAGE_KEY = 'scroll'
const KEPT = 50

interface Position {
  y: number
  /** Address of the focused link, to restore the focus. */
  focus: string | null
  /** Whether the page said that it begins at its top. */
  beganAtTop: boolean
}

/**
 * A new page starts at the top with focus on its main part, unless the shopper is typing meanwhile, such as the next search. Positions are written to
 * session storage when the page is left, for a reload, which leaves the shopper where they have scrolled before hydration.
 */
export function ScrollRestoration() {
  const location = useLocation()
  const navigation = useNavigationType()
  const [positions] = useState(() => new Map<string, Position>())
  const current = useRef(entryOf(location))
  const isFirst = useRef(true)
  /** Last position of the window. To ask for it during a tap would lay out the page before the tap has changed it. */
  const y = useRef<number>(undefined)
  /** Field that was typed in since the navigation began. */
  const typedIn = useRef<EventTarget>(null)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const note = () => notePosition(positions, current.current, (y.current ??= window.scrollY))
    const noteScroll = () => {
      y.current = window.scrollY
      note()
    }
    const noteTyping = ({ target }: Event) => {
      typedIn.current = target
    }
    const store = () => {
      note()
      storePositions(positions)
    }
    const over = new AbortController()
    const { signal } = over
    window.addEventListener('pagehide', store, { signal })
    document.addEventListener('click', note, { capture: true, signal })
    window.addEventListener('scroll', noteScroll, { passive: true, signal })
    document.addEventListener('input', noteTyping, { signal })
    return () => over.abort()
  }, [positions])

  useEffect(
    () =>
      watchNavigations(() => {
        typedIn.current = null
      }),
    [],
  )

  useLayoutEffect(() => {
    const first = isFirst.current
    isFirst.current = false
    current.current = entryOf(location)
    if (navigation === NavigationType.Pop) {
      // The first read of the session storage takes a while, and the position lays out the page.
      if (first && isOpenedAnew())
        return isAtNamed(location) ? scrollToNamed(nameOf(location)).cancel : undefined
      if (first && window.scrollY > 0) return
      const noted = positions.get(current.current) ?? storedPositions().get(current.current)
      if (noted) restore(noted)
      return
    }
    delete document.documentElement.dataset.restored
    const state: unknown = location.state
    if (first || (typeof state === 'object' && state !== null && 'keepScroll' in state)) return
    const named = location.hash === '' ? undefined : scrollToNamed(nameOf(location))
    if (named?.wasThere) return named.cancel
    window.scrollTo(0, 0)
    const isTyping = typedIn.current !== null && typedIn.current === document.activeElement
    if (!isTyping) document.getElementById('main')?.focus({ preventScroll: true })
    return named?.cancel
  }, [location, navigation, positions])

  return null
}

/** Whether the browser opened the page by its address, not by a reload or Back: such a visit starts at the top. */
function isOpenedAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
}

/** Whether the window shows the part that the address names: the browser has scrolled there, and the shopper not away. */
function isAtNamed(location: Location): boolean {
  const named = location.hash === '' ? null : document.getElementById(nameOf(location))
  return named !== null && Math.abs(named.getBoundingClientRect().top) < window.innerHeight
}

/** Id of the part of the page that an address names. */
function nameOf({ hash }: Location): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Identifies a history entry; the key alone is the same for every directly opened page. */
function entryOf({ key, pathname, search }: Location): string {
  return key + pathname + search
}

function restore({ y, focus, beganAtTop }: Position) {
  // A page that has become another one meanwhile, such as the empty cart after the order, starts at its top.
  if (beginsAtTop() && !beganAtTop) return window.scrollTo(0, 0)
  document.documentElement.dataset.restored = '' // see `laterPart.styles.ts`
  window.scrollTo(0, y)
  if (focus === null) return
  document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true })
}

function notePosition(positions: Map<string, Position>, entry: string, y: number) {
  const active = document.activeElement
  const focus = active instanceof HTMLAnchorElement ? active.getAttribute('href') : null
  const before = positions.get(entry)
  positions.delete(entry) // so that it comes last, as the newest
  positions.set(entry, { y, focus: focus ?? before?.focus ?? null, beganAtTop: beginsAtTop() })
}

/** Whether the page is what another one becomes meanwhile: an `EmptyState`, or the address book after the form of a first address. */
const beginsAtTop = () => document.querySelector('#main [data-begins-at-top]') !== null

function storePositions(positions: Map<string, Position>) {
  try {
    const others = [...storedPositions()].filter(([entry]) => !positions.has(entry))
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...others, ...positions].slice(-KEPT)))
  } catch {
    return // storage is blocked: the page works, it only forgets where it was
  }
}

/** Positions of pages that were left by a load of the next one. */
function storedPositions(): Map<string, Position> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, Position][])
  } catch {
    return new Map()
  }
}
