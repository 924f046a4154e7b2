const SHOPPER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the element with this id as soon as it is there: parts of a page may load after the others. A shopper who moves first stays where
 * they are. Answers whether it was there at once, and `cancel` for the next navigation.
 */
export function scrollToNamed(id: string): { wasThere: boolean; cancel: () => void } {
  const scroll = () => {
    const named = document.getElementById(id)
    named?.scrollIntoView()
    return named !== null
  }
  if (scroll()) return { wasThere: true, cancel: () => undefined }
  const waiting = new AbortController()
  const cancel = () => waiting.abort()
  const observer = new MutationObserver(() => scroll() && cancel())
  observer.observe(document.body, { childList: true, subtree: true })
  waiting.signal.addEventListener('abort', () => observer.disconnect())
  for (const move of SHOPPER_MOVES)
    window.addEventListener(move, cancel, { passive: true, signal: waiting.signal })
  return { wasThere: false, cancel }
}
