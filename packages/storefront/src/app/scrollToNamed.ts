const SHOPPER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** Parts of the page that load after the named one have come by then, in ms. */
const HOLD_MS = 3_000

/**
 * Scrolls to the element with this id as soon as it is there, and again when others come: parts of a page may load after it.
 * A shopper who moves stays where they are. Answers whether it was there at once, and `cancel` for the next navigation.
 */
export function scrollToNamed(id: string): { wasThere: boolean; cancel: () => void } {
  const waiting = new AbortController()
  const { signal } = waiting
  const cancel = () => waiting.abort()
  let isFound = false
  const scroll = () => {
    const named = document.getElementById(id)
    if (named === null) return
    named.scrollIntoView()
    if (isFound) return
    isFound = true
    setTimeout(cancel, HOLD_MS)
  }
  scroll()
  const wasThere = isFound
  const observer = new MutationObserver(scroll)
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const move of SHOPPER_MOVES) window.addEventListener(move, cancel, { passive: true, signal })
  return { wasThere, cancel }
}
