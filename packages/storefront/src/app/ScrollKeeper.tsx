import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const STORAGE_KEY = 'scroll'

interface Position {
  y: number
  /** Address of the link that had the focus, so that it can have it again. */
  focus: string | null
}

/**
 * Back and forward return to where the shopper was, with the focus on the link that was followed; a new page starts at
 * its top with the focus on its main part, so that a screen reader starts there too.
 */
export function ScrollKeeper() {
  const location = useLocation()
  const navigation = useNavigationType()
  const current = useRef(location.key)
  const isFirst = useRef(true)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => savePosition(current.current)
    window.addEventListener('pagehide', remember)
    document.addEventListener('click', remember, { capture: true })
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('pagehide', remember)
      document.removeEventListener('click', remember, { capture: true })
      window.removeEventListener('scroll', remember)
    }
  }, [])

  useLayoutEffect(() => {
    const first = isFirst.current
    isFirst.current = false
    current.current = location.key
    const saved = readPositions()[location.key]
    if (navigation === NavigationType.Pop) {
      if (saved) restore(saved)
      return
    }
    const state: unknown = location.state
    if (first || (typeof state === 'object' && state !== null && 'keepScroll' in state)) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [location, navigation])

  return null
}

function restore({ y, focus }: Position) {
  window.scrollTo(0, y)
  if (focus === null) return
  document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true })
}

function savePosition(key: string) {
  const active = document.activeElement
  const focus = active instanceof HTMLAnchorElement ? active.getAttribute('href') : null
  const positions = readPositions()
  positions[key] = { y: window.scrollY, focus: focus ?? positions[key]?.focus ?? null }
  try {
    window.sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-50))),
    )
  } catch {
    return // storage is blocked: the page works, it only forgets where it was
  }
}

function readPositions(): Record<string, Position> {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, Position>
  } catch {
    return {}
  }
}
