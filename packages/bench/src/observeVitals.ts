/** How a page appeared: first and largest paint, what moved, and how long the main thread could not answer. */
export interface Vitals {
  fcpMs: number
  lcpMs: number
  cls: number
  tbtMs: number
}

interface Seen extends Omit<Vitals, 'tbtMs'> {
  tasks: { start: number; duration: number }[]
}

/** Runs in the page before anything else. Such functions are sent as text, so they name nothing from outside. */
export function observeVitals(): void {
  const seen: Seen = { fcpMs: 0, lcpMs: 0, cls: 0, tasks: [] }
  Object.assign(window, { seenVitals: seen })
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry
        if (name === 'first-contentful-paint') seen.fcpMs = startTime
        if (type === 'largest-contentful-paint') seen.lcpMs = startTime
        if (type === 'longtask') seen.tasks.push({ start: startTime, duration })
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (type === 'layout-shift' && !shift.hadRecentInput) seen.cls += shift.value
      }
    }).observe({ type, buffered: true })
  }
}

/** Runs in the page. Of each task after the first paint, what is beyond 50 ms blocks. */
export function readVitals(): Vitals {
  const { fcpMs, lcpMs, cls, tasks } = (window as unknown as { seenVitals: Seen }).seenVitals
  if (fcpMs === 0) throw new Error('The browser reported no paint')
  const tbtMs = tasks
    .filter(({ start }) => start >= fcpMs)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { fcpMs, lcpMs, cls, tbtMs }
}
