import type { Page } from '@playwright/test'

/** https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** The layout shifts since the page began: their sum, and what moved from where to where. */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as LayoutShift[]
          const place = ({ x, y, width, height }: DOMRectReadOnly) =>
            [x, y, width, height].map(Math.round).join(' ')
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ sources, startTime }) =>
              sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${Math.round(startTime)} ms: ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${place(previousRect)} to ${place(currentRect)}`,
              ),
            ),
          })
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve({ sum: 0, moved: [] }), 200)
      }),
  )
