import { expect } from 'storybook/test'

/** Nothing sticks out of the window: it is read by scrolling one way only (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
