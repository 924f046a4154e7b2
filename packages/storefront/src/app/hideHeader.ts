/** Distance in px by which the page has to scroll one way: a finger that rests on the screen moves it by less. */
const STEP = 12
/** Position in px from which the header, in its place at the top of the page, is out of sight. */
const BELOW_HEADER = 200

/** Marks the document while the shopper scrolls down, so that a phone shows the page in place of the header (see `header.styles.ts`). */
export function hideHeader(): void {
  const { dataset } = document.documentElement
  /** Furthest position since the last turn: the lowest while the header is away, else the highest. */
  let furthest = window.scrollY
  window.addEventListener(
    'scroll',
    () => {
      const y = window.scrollY
      const isAway = 'away' in dataset
      furthest = isAway ? Math.max(furthest, y) : Math.min(furthest, y)
      const hasTurned = isAway ? y < furthest - STEP : y > Math.max(furthest + STEP, BELOW_HEADER)
      if (!hasTurned) return
      furthest = y
      if (isAway) delete dataset.away
      else dataset.away = ''
    },
    { passive: true },
  )
  // A link to a part of the page shows it without the header, whichever way it lies: what it leads to stays in place.
  const showNamed = () => {
    furthest = window.scrollY
    if (furthest > 0) dataset.away = ''
  }
  window.addEventListener('hashchange', showNamed)
  // One that was followed before hydration, too.
  if (window.location.hash !== '') showNamed()
}
