import { expect, waitFor } from 'storybook/test'

/** Resolves when the window has stopped scrolling, so that what follows sees the page at rest. */
export async function scrollingEnds(): Promise<void> {
  let last: number | undefined
  await waitFor(
    async () => {
      const before = last
      last = window.scrollY
      await expect(last).toBe(before)
    },
    { interval: 200, timeout: 5_000 },
  )
}
