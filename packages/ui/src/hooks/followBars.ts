/** Large text brings a header near the bottom of a low window, where it is in the way of nothing. */
const BARS = '[data-stuck]:not([inert], header *)'
/** Bars come and go while the page scrolls, sheets with an animation. */
const MOVES = ['scroll', 'resize', 'transitionend', 'animationend'] as const

/**
 * Distance in px from the bottom of the window to the top of what stands there, whose button nothing may cover: a `StickyBar`, the foot of a sheet,
 * or anything else with `data-stuck`.
 */
export function heightOfBars(except?: Element): number {
  const bars = Array.from(document.querySelectorAll(BARS))
  const tops = bars.map((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect()
    const isAtBottom = bar !== except && height > 0 && bottom + height > window.innerHeight
    return isAtBottom ? top : window.innerHeight
  })
  return window.innerHeight - Math.min(window.innerHeight, ...tops)
}

/** Calls back with `heightOfBars` now, and whenever it may have changed. Returns a function that ends this. */
export function followBars(tell: (height: number) => void, except?: Element): () => void {
  const measure = () => tell(heightOfBars(except))
  measure()
  for (const move of MOVES) window.addEventListener(move, measure, { passive: true })
  // Another page has other bars.
  const pages = new ResizeObserver(measure)
  pages.observe(document.body)
  return () => {
    pages.disconnect()
    for (const move of MOVES) window.removeEventListener(move, measure)
  }
}
