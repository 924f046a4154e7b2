import { expect, waitFor } from 'storybook/test'

/** Asserts that the page, once its fonts are there, does not scroll horizontally (WCAG 1.4.10). */
export async function expectNoHorizontalScroll(): Promise<void> {
  await document.fonts.ready
  await waitFor(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
}
