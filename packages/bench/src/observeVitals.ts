/** How a page appeared: first and largest paint, what moved, and how long the main thread could not answer. */
export interface Vitals {
  fcpMs: number
  lcpMs: number
  cls: number
  tbtMs: number
}

/** Runs in the page before anything else, on its own: it may name nothing from outside. */
export function observeVitals(): void {
  const seen = { fcpMs: 0, lcpMs: 0, cls: 0, tasks: [] as { start: number; duration: number }[] }
  Object.assign(window, { seenVitals: seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcpMs = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcpMs = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  observe('longtask', ({ startTime: start, duration }) => seen.tasks.push({ start, duration }))
}

/** Runs in the page. Of each task after the first paint, what is beyond 50 ms blocks. */
export function readVitals(): Vitals {
  const { fcpMs, lcpMs, cls, tasks } = (
    window as unknown as {
      seenVitals: Omit<Vitals, 'tbtMs'> & { tasks: { start: number; duration: number }[] }
    }
  ).seenVitals
  const tbtMs = tasks
    .filter(({ start }) => start >= fcpMs)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { fcpMs, lcpMs, cls, tbtMs }
}
