export interface Vitals {
  fcpMs: number
  lcpMs: number
  cls: number
  tbtMs: number
}

interface Seen extends Omit<Vitals, 'tbtMs'> {
  tasks: { start: number; duration: number }[]
}

/** Runs in the page before any other script. Playwright sends it as text, so it must not use outer variables. */
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

/** Runs in the page. Each task after the first paint counts with its time beyond 50 ms. */
export function readVitals(): Vitals {
  const { fcpMs, lcpMs, cls, tasks } = (window as unknown as { seenVitals: Seen }).seenVitals
  if (fcpMs === 0) throw new Error('The browser reported no paint')
  const tbtMs = tasks
    .filter(({ start }) => start >= fcpMs)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { fcpMs, lcpMs, cls, tbtMs }
}
