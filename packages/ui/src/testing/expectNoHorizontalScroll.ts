import { expect } from 'storybook/test'

/** Asserts that the page does not scroll horizontally (WCAG 1.4.10). */
export async function expectNoHorizontalScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
